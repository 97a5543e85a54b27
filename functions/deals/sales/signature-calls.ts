import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { calculateFreshEnd, isFreshLogin } from '../../people/accounts/domain/fresh-login.ts';
import type { signatureRoutes } from '../signatures/contract.ts';
import { describeIntent, intentVersion } from '../signatures/domain/intent.ts';
import { keepSignature } from './commands/sign-memorandum.ts';
import { legalWordingOf } from './domain/legal-wording.ts';
import { listSignerNames } from './domain/sign-memorandum.ts';
import { getPaperToSign, getSaleOfSigner } from './queries/get-paper-to-sign.ts';

/** The calls of signatures on the memorandum of a sale. */
export const signatureCalls: Operations<typeof signatureRoutes> = {
  signing: async ({ params: { offerId } }, caller) => {
    const { deal, side } = await getSaleOfSigner(offerId, caller.id);
    const { memorandum, document } = await getPaperToSign(deal.sale, side);
    return {
      version: memorandum.version,
      document: legalWordingOf(memorandum.nation).document,
      names: listSignerNames(deal.sale, memorandum, side),
      intent: { version: intentVersion, text: describeIntent(document, memorandum.nation) },
      ...(isFreshLogin(caller, now()) && { freshUntil: new Date(calculateFreshEnd(caller)).toISOString() }),
    };
  },

  signMemorandum: ({ params: { offerId }, body }, caller, info) =>
    keepSignature({ offerId, caller, body, info }, now()),
};
