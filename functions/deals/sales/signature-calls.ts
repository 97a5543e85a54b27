import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getAccountOfCaller } from '../../people/accounts/adapters/account-repository.ts';
import { calculateFreshEnd, isFreshLogin } from '../../people/accounts/domain/fresh-login.ts';
import type { signatureRoutes } from '../../people/signatures/contract.ts';
import { intentVersion } from '../../people/signatures/domain/intent.ts';
import { keepSignature } from './commands/sign-paper.ts';
import { getPaperToSign, getSaleOfSigner } from './queries/get-paper-to-sign.ts';

/** The calls of signatures on the papers of a sale. */
export const signatureCalls: Operations<typeof signatureRoutes> = {
  signing: async ({ params: { offerId }, query: { paper: kind } }, caller) => {
    const { deal, side } = await getSaleOfSigner(offerId, caller.id);
    const { version, title, names, intent } = await getPaperToSign(kind, deal.sale, {
      side,
      account: await getAccountOfCaller(caller),
      now: now(),
    });
    return {
      version,
      document: title,
      names: [...names],
      intent: { version: intentVersion, text: intent },
      ...(isFreshLogin(caller, now()) && { freshUntil: new Date(calculateFreshEnd(caller)).toISOString() }),
    };
  },

  signPaper: ({ params: { offerId }, body }, caller, info) =>
    keepSignature({ offerId, caller, body, info }, now()),
};
