import { now } from '../../kernel/clock.ts';
import { closeExpiredCases } from '../commands/close-expired-cases.ts';

export const handler = async (): Promise<void> => closeExpiredCases(now());
