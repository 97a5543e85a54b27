import { IdentityReported } from '../../../../events/identity.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findIdentityCheck } from '../adapters/identity-check-repository.ts';
import { getIdentityProvider } from '../adapters/identity-provider.ts';
import { refreshCheck } from '../commands/refresh-check.ts';

/**
 * Loads the outcome from the provider instead of trusting the webhook, so that the order of webhooks does not
 * matter.
 */
export const handler = subscriber(
  'identity-checks-on-identity-reported',
  { on: [IdentityReported], needs: ['table:write', 'identity-provider'], timeoutSeconds: 60 },
  async ({ data: { checkId } }) => {
    const check = await findIdentityCheck(checkId);
    if (check) await refreshCheck(check, await getIdentityProvider(), now());
  },
);
