import { SigningReported } from '../../../events/signing.ts';
import { now } from '../../kernel/clock.ts';
import { commit } from '../../kernel/data/table.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { verifyWebhook } from '../../kernel/http/webhook.ts';
import { getAccountOfCaller } from '../../people/accounts/adapters/account-repository.ts';
import { toFreshUntilField } from '../../people/accounts/domain/fresh-login.ts';
import { parseProviderWebhook } from '../../people/signatures/adapters/provider-webhook.ts';
import {
  createSigningAwayError,
  findSigningKeys,
} from '../../people/signatures/adapters/signing-provider.ts';
import type { signatureRoutes } from '../../people/signatures/contract.ts';
import { intentVersion } from '../../people/signatures/domain/intent.ts';
import { openSigningLink } from './commands/open-signing-link.ts';
import { requestProviderSigning } from './commands/request-provider-signing.ts';
import { keepSignature } from './commands/sign-paper.ts';
import { getPaperToSign, getSaleOfSigner } from './queries/get-paper-to-sign.ts';

/** Each asks the provider, or has it asked. */
async function limitProvider(id: string): Promise<void> {
  await enforceLimit({ key: `signing-provider#${id}`, max: 60, seconds: 600 });
}

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
      ...toFreshUntilField(caller, now()),
    };
  },

  signPaper: ({ params: { offerId }, body }, caller, info) =>
    keepSignature({ offerId, caller, body, info }, now()),

  requestSigning: async ({ params: { offerId }, body: { version } }, caller) => {
    await limitProvider(caller.id);
    return requestProviderSigning(offerId, version, caller);
  },

  signingLink: async ({ params: { offerId } }, caller) => {
    await limitProvider(caller.id);
    const url = await openSigningLink(offerId, caller, now());
    return { ...(url !== undefined && { url }), ...toFreshUntilField(caller, now()) };
  },

  providerWebhook: async ({ body }, _caller, { headers }) => {
    const keys = await findSigningKeys();
    if (!keys) throw createSigningAwayError();
    const sent = headers['x-documenso-secret'];
    const reference = await verifyWebhook('Documenso', () =>
      parseProviderWebhook(keys.webhookSecret, { body, sent }),
    );
    if (reference) await commit([], [SigningReported.of(reference)]);
    return { received: true };
  },
};
