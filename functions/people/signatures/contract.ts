import * as z from 'zod';
import { OfferId, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { intentVersion } from './domain/intent.ts';
import { longestName, Mark } from './domain/mark.ts';
import { SignedPaperKind } from './domain/paper-kind.ts';

/** What a person signs, and as whom. */
const SigningView = z.object({
  /** The version of the paper. */
  version: z.int(),
  /** What the paper is called. */
  document: z.string(),
  /** The names on it that the caller can sign as. */
  names: z.array(z.string()),
  intent: z.object({ version: z.string(), text: z.string() }),
  /** Until when the caller’s login counts for a signature; missing once they have to log in again. */
  freshUntil: z.iso.datetime().optional(),
});

const byOffer = z.object({ offerId: OfferId });

export const signatureRoutes = defineRoutes({
  signing: {
    method: 'GET',
    path: '/api/signing/{offerId}',
    access: 'active',
    summary: 'What one side of a sale signs: the version of the paper, names, and what signing says',
    params: byOffer,
    query: z.object({ paper: SignedPaperKind.default('memorandum') }),
    result: SigningView,
    problems: ['not_found', 'conflict'],
  },
  signPaper: {
    method: 'POST',
    path: '/api/signing/{offerId}',
    access: 'active',
    summary: 'Sign a paper of a sale, typed or drawn, within ten minutes of a login',
    status: 201,
    params: byOffer,
    body: z.strictObject({
      paper: SignedPaperKind,
      version: z.int().min(1),
      name: textUpTo(longestName),
      mark: Mark,
      /** The wording that the caller agreed to. */
      intent: z.literal(intentVersion),
      agrees: z.literal(true),
    }),
    result: z.object({ signedAt: z.iso.datetime(), complete: z.boolean() }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  requestSigning: {
    method: 'POST',
    path: '/api/signing/{offerId}/provider',
    access: 'active',
    summary: 'Send the memorandum of a sale to the provider at which both sides sign it',
    status: 202,
    params: byOffer,
    body: z.strictObject({ version: z.int().min(1) }),
    result: z.object({ attempt: z.int() }),
    problems: ['not_found', 'conflict', 'unavailable', 'stale', 'too_many'],
  },
  signingLink: {
    method: 'GET',
    path: '/api/signing/{offerId}/provider',
    access: 'active',
    summary: 'Where the caller signs with the provider, within ten minutes of a login',
    params: byOffer,
    result: z.object({
      /** The caller’s own, which whoever has it can use; missing where they have nothing to sign, or have to log in again. */
      url: z.string().optional(),
      /** Until when the caller’s login counts for a signature; missing once they have to log in again. */
      freshUntil: z.iso.datetime().optional(),
    }),
    problems: ['not_found', 'conflict', 'unavailable', 'too_many'],
  },
  providerWebhook: {
    method: 'POST',
    path: '/api/signing/documenso/webhook',
    access: 'public',
    summary: 'The provider’s notices, by the secret that they carry',
    status: 200,
    raw: true,
    body: z.string(),
    result: z.object({ received: z.literal(true) }),
    problems: ['unavailable'],
  },
});
