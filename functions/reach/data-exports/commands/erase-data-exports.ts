import type { UserId } from '../../../../events/vocabulary.ts';
import { commit } from '../../../kernel/data/table.ts';
import { buildDataExportRemoval, listDataExports } from '../adapters/data-export-repository.ts';
import { removeExportFile } from '../adapters/export-file-store.ts';

/** Removes every copy of a person's data, the file before the row that names it; a repeat finds no copy. */
export async function eraseDataExports(userId: UserId): Promise<void> {
  for (const { id } of await listDataExports(userId)) {
    await removeExportFile(id);
    await commit([buildDataExportRemoval(id)]);
  }
}
