import type { ExportId } from '../../../../events/vocabulary.ts';
import { hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { signFileLink } from '../../../kernel/data/signed-links.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findDataExport } from '../adapters/data-export-repository.ts';
import { toExportKey } from '../adapters/export-file-store.ts';
import { isExpired } from '../domain/data-export.ts';

/**
 * A fresh link to the file, good for five minutes.
 * @throws 404 for a wrong key, 410 `gone` once the seven days are over
 */
export async function getExportLink(id: ExportId, key: string, now: Date): Promise<string> {
  const found = await findDataExport(id);
  if (!found?.keyHash || found.keyHash !== hashSecretKey(key))
    throw new AppError('not_found', 'This link is incomplete, or a newer one has replaced it.');
  if (isExpired(found, now))
    throw new AppError('gone', 'This link has ended. Ask for your data again on your profile.');
  const { url } = await signFileLink(toExportKey(id), `gable-data-${found.requestedAt.slice(0, 10)}.zip`);
  return url;
}
