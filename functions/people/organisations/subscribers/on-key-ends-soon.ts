import { OrganisationKeyEndsSoon } from '../../../../events/organisation.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { mailKeyEndsSoon } from '../commands/mail-key-ends-soon.ts';

/** Mails the members of an organisation, once, that a key of it ends within a week. */
export const handler = subscriber(
  'organisations-on-key-ends-soon',
  {
    on: [OrganisationKeyEndsSoon],
    needs: ['table:read', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 60,
  },
  ({ data }) => mailKeyEndsSoon(data),
  runOnce,
);
