import * as z from 'zod';
import { defineRoutes } from '../../kernel/http/contract.ts';

export const liveRoutes = defineRoutes({
  liveTicket: {
    method: 'POST',
    path: '/api/live/ticket',
    access: 'user',
    whileLeaving: true,
    summary: 'A ticket for one live connection: once, within seconds, as its address must not carry a token',
    result: z.object({ ticket: z.string(), expiresIn: z.int() }),
    secret: true,
    problems: ['account_blocked', 'too_many'],
  },
});
