import { subscriber } from '../../../kernel/events/subscriber.ts';
import { appendEntry } from '../adapters/audit-repository.ts';
import { auditedEvents, toAuditEntry } from '../domain/audit.ts';

/** Records every audited event. */
export const handler = subscriber(auditedEvents, ({ name, data }, meta) =>
  appendEntry(toAuditEntry(name, data, meta)),
);
