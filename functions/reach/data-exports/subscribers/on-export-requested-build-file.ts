import { DataExportRequested } from '../../../../events/data-export.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { buildExportFile } from '../commands/build-export-file.ts';

/** Builds the copy that was asked for and mails its link, once. */
export const handler = subscriber(
  'data-exports-on-export-requested-build-file',
  {
    on: [DataExportRequested],
    needs: ['table:write', 'books:read', 'signatures:read', 'idempotency', 'exports:write', 'mail'],
    atOnce: 2,
    memoryMb: 2048,
    timeoutSeconds: 300,
  },
  ({ data: { exportId, userId } }) => buildExportFile(exportId, userId, now()),
  runOnce,
);
