import { enquiryCalls } from '../../deals/buying/buying-calls.ts';
import { messageRoutes } from '../../deals/messages/contract.ts';
import { messageCalls } from '../../deals/messages/message-calls.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';

export const handler = apiWithKeys(messageRoutes, { ...messageCalls, ...enquiryCalls });
