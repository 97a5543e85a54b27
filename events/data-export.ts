import * as z from 'zod';
import { defineEvent } from './define.ts';
import { ExportId, UserId } from './vocabulary.ts';

/** A person requested a copy of their data, which is built and mailed next. */
export const DataExportRequested = defineEvent(
  'data_export.requested.v1',
  z.object({ exportId: ExportId, userId: UserId }),
  { exportId: 'exp_01K9ZX3Q6T4C8V0R2M5N7P9B2A', userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' },
);
