import type { UserId } from '../../../events/vocabulary.ts';
import { newId } from '../../shared/ids.ts';
import { limit } from '../../shared/limit.ts';
import { commit } from '../../shared/table.ts';
import { buildDataExportWrite } from '../adapters/data-export-repository.ts';
import { createDataExport, type DataExport, exportsADay } from '../domain/data-export.ts';

const daySeconds = 86_400;

/** @throws 429 `too_many` for a second copy on one day */
export async function requestDataExport(userId: UserId, now: Date): Promise<DataExport> {
  const use = await limit({
    key: `data-export#${userId}`,
    most: exportsADay,
    seconds: daySeconds,
    detail: 'You can ask for your data once a day. Your last request is on its way by email.',
  });
  const { dataExport, events } = createDataExport(newId('exp'), userId, now);
  try {
    await commit([buildDataExportWrite(dataExport)], events);
  } catch (error) {
    await use.giveBack();
    throw error;
  }
  return dataExport;
}
