import { DataExportRequested } from '../../../../events/data-export.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { buildExportFile } from '../commands/build-export-file.ts';

/** Builds the copy that was asked for and mails its link, once. */
export const handler = subscriber(
  [DataExportRequested],
  ({ data: { exportId, userId } }) => buildExportFile(exportId, userId, now()),
  runOnce,
);
