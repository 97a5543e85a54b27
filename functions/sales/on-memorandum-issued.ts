import { MemorandumIssued } from '../../events/sale.ts';
import { paperFile } from '../shared/paper/paper-file.ts';
import { subscriber } from '../shared/subscriber.ts';
import { paperOf } from './memorandum-sections.ts';
import { memorandum } from './memorandum-store.ts';
import { keepFile } from './paper-store.ts';

/** Makes the file of a memorandum, to be kept and sent on. The same version always makes the same file. */
export const handler = subscriber([MemorandumIssued], async ({ data: { offerId, version } }) => {
  const issued = await memorandum(offerId, version);
  if (!issued) return;
  await keepFile(offerId, version, paperFile(paperOf(issued), new Date(issued.issuedAt)));
});
