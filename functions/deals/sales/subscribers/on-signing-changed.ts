import { SigningEnded, SigningReported, SigningRequested } from '../../../../events/signing.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { describeOperator, parseOperator } from '../../../kernel/operator.ts';
import { getSigningProvider } from '../../../people/signatures/adapters/signing-provider.ts';
import { followProvider } from '../commands/follow-provider.ts';
import { sendToProvider } from '../commands/send-to-provider.ts';
import { withdrawEnvelope } from '../commands/withdraw-envelope.ts';

/**
 * Takes a memorandum to the provider, notes what is said of it there, and takes it back once its attempt is over. A
 * provider that is away makes it throw: the event comes again, and in the end to the dead letters.
 */
export const handler = subscriber(
  'sales-on-signing-changed',
  {
    on: [SigningRequested, SigningReported, SigningEnded],
    needs: [
      'table:write',
      'papers:read',
      'papers:write',
      'signatures:append',
      'operator',
      'signing-provider',
    ],
    atOnce: 2,
    timeoutSeconds: 60,
  },
  async ({ name, data: { offerId, version, attempt } }) => {
    const provider = await getSigningProvider();
    const reference = { offerId, version, attempt };
    if (name === SigningRequested.name)
      return sendToProvider(reference, provider, describeOperator(parseOperator(env('OPERATOR'))));
    if (name === SigningReported.name) return followProvider(reference, provider);
    return withdrawEnvelope(reference, provider);
  },
);
