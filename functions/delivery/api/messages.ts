import { enquiryCalls } from '../../deals/buying/buying-calls.ts';
import { messageRoutes } from '../../deals/messages/contract.ts';
import { messageCalls } from '../../deals/messages/message-calls.ts';
import { api } from '../../kernel/http/api.ts';

export const handler = api(messageRoutes, { ...messageCalls, ...enquiryCalls });
