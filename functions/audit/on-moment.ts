import { subscriber } from '../shared/subscriber.ts';
import { auditedEvents, entryOf } from './audit.ts';
import { appendEntry } from './store.ts';

/** Writes down everything that moves a deal. */
export const handler = subscriber(auditedEvents, ({ name, data }, meta) =>
  appendEntry(entryOf(name, data, meta)),
);
