import { DataExportRequested } from '../../../events/data-export.ts';
import { now } from '../../shared/clock.ts';
import { once } from '../../shared/idempotency.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { buildExportFile } from '../commands/build-export-file.ts';

/** Builds the copy that was asked for and mails its link, once. */
export const handler = subscriber(
  [DataExportRequested],
  ({ data: { exportId, userId } }) => buildExportFile(exportId, userId, now()),
  once,
);
