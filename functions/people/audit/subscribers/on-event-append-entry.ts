import { subscriber } from '../../../kernel/events/subscriber.ts';
import { appendEntry } from '../adapters/audit-repository.ts';
import { auditedEvents, toAuditEntry } from '../domain/audit.ts';

/** Records every audited event. */
export const handler = subscriber(
  'audit-on-event-append-entry',
  { on: auditedEvents, needs: ['table:read', 'property-trail:append'] },
  ({ name, data }, meta) => appendEntry(toAuditEntry(name, data, meta)),
);
