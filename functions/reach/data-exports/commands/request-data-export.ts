import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { commit } from '../../../kernel/data/table.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { buildDataExportWrite } from '../adapters/data-export-repository.ts';
import { createDataExport, type DataExport, exportsPerDay } from '../domain/data-export.ts';

/** @throws 429 `too_many` for a second copy on one day */
export async function requestDataExport(userId: UserId, now: Date): Promise<DataExport> {
  const use = await enforceLimit({
    key: `data-export#${userId}`,
    max: exportsPerDay,
    seconds: daySeconds,
    detail: 'You can ask for your data once a day. Your last request is on its way by email.',
  });
  const { dataExport, events } = createDataExport(newId('exp'), userId, now);
  try {
    await commit([buildDataExportWrite(dataExport)], events);
  } catch (error) {
    await use.undo();
    throw error;
  }
  return dataExport;
}
