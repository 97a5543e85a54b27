import type { ExportId, UserId } from '../../../../events/vocabulary.ts';
import { createSecretKey, hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit } from '../../../kernel/data/table.ts';
import { env } from '../../../kernel/env.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { buildDataExportWrite, findDataExport } from '../adapters/data-export-repository.ts';
import { findPersonFile, storeExportFile } from '../adapters/export-file-store.ts';
import { toExportMail } from '../adapters/export-mail.ts';
import { createZip, type ZipWriter } from '../adapters/export-zip.ts';
import { type PageFile, toReadablePage } from '../adapters/readable-page.ts';
import { markReady } from '../domain/data-export.ts';
import { exportSectionKeys, exportSections } from '../domain/export-sections.ts';
import { type PersonFile, listPersonFiles } from '../queries/list-person-files.ts';
import { loadExportSection } from '../queries/load-export-section.ts';

/** Bytes of pictures and documents in one zip: with the zip itself it fits into the function's memory twice. */
const maxFileBytes = 500_000_000;

/**
 * Builds the zip, stores it and mails its link. A repeat builds it again under a new key, so that the latest mail works.
 */
export async function buildExportFile(exportId: ExportId, userId: UserId, now: Date): Promise<void> {
  const [requested, person] = await Promise.all([findDataExport(exportId), findAccount(userId)]);
  // Deleted in between, the person has nothing left to copy.
  if (!requested || !person || person.deletedAt) return;
  const bytes = await zipData(userId, now);
  await storeExportFile(exportId, bytes);
  const key = createSecretKey();
  const ready = markReady(requested, { bytes: bytes.length, keyHash: hashSecretKey(key) }, now);
  await commit([buildDataExportWrite(ready)]);
  const href = `${env('SITE_URL')}/api/data-exports/${exportId}?key=${key}`;
  await sendMail(person.email, toExportMail(href, ready.expiresAt ?? now.toISOString()));
}

async function zipData(userId: UserId, now: Date): Promise<Uint8Array> {
  const zip = createZip();
  const chapters = [];
  for (const key of exportSectionKeys) {
    const json = JSON.stringify(await loadExportSection(key, userId, now), undefined, 2);
    zip.addText(`data/${key}.json`, json);
    const content: unknown = JSON.parse(json);
    chapters.push({ key, ...exportSections[key], content });
  }
  const { files, leftOut } = await addFiles(zip, await listPersonFiles(userId));
  zip.addText('index.html', toReadablePage({ chapters, files, leftOut, madeAt: now }));
  return zip.finish();
}

/** One at a time, so that only the zip grows in memory. */
async function addFiles(zip: ZipWriter, found: readonly PersonFile[]) {
  const files: PageFile[] = [];
  const leftOut: string[] = [];
  let total = 0;
  for (const { key, name, isPicture } of found) {
    const bytes = total < maxFileBytes ? await findPersonFile(key) : undefined;
    if (bytes && total + bytes.length <= maxFileBytes) {
      total += bytes.length;
      zip.addFile(name, bytes);
      files.push({ name, isPicture });
    } else leftOut.push(name);
  }
  return { files, leftOut };
}
