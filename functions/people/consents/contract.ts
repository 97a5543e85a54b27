import * as z from 'zod';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { Consent } from './domain/consent.ts';

export const ConsentView = Consent.omit({ userId: true });
export type ConsentView = z.output<typeof ConsentView>;

export const consentRoutes = defineRoutes({
  consents: {
    method: 'GET',
    path: '/api/consents',
    access: 'user',
    summary: 'What the person agreed to and took back, the latest first',
    query: z.object(createPagingParameters(50, 200)),
    result: createListSchema('consents', ConsentView),
  },
  recordConsent: {
    method: 'POST',
    path: '/api/consents',
    access: 'user',
    whileLeaving: true,
    summary: 'Log an answer to the question about adverts; other consents are logged where they are given',
    body: z.object({ purpose: z.literal('advertising'), given: z.boolean() }),
    status: 201,
    result: ConsentView,
  },
});
