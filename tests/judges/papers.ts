import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type AnswerChanges,
  changeAnswers,
  createPack,
} from '../../functions/deals/sale-packs/domain/change-answers.ts';
import { toPackPaper } from '../../functions/deals/sale-packs/queries/pack-paper.ts';
import { toMemorandumPaper } from '../../functions/deals/sales/queries/memorandum-paper.ts';
import type { PrintableDocument } from '../../functions/kernel/pdf/printable-document.ts';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';
import { toReceiptPaper } from '../../functions/money/payments/queries/receipt-paper.ts';
import { createUpgradeReceipt } from '../payments/receipt-examples.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import { detailedSale, issueMemorandumOf } from '../sales/memorandum-examples.ts';
import type { Judge } from './judge.ts';
import { emptyFolder, fetchJars, readOutput } from './programs.ts';

/** Names in scripts whose fonts are embedded beside the usual one. */
const names = ['李小龙', 'Ольга Петрова', 'محمد علي', 'प्रिया शर्मा', 'Łukasz Żak'];

/** A leasehold home's pack, half answered, with a document. */
function createPackPaper(): PrintableDocument {
  const home = createProperty({ tenure: 'leasehold' });
  const documents = [{ id: ids.epc, name: 'Title register.pdf' }];
  const answers: AnswerChanges = {
    title_number: { value: 'WYK123456', source: 'document', documents },
    owner_names: { value: names.join(', '), source: 'owner', documents: [] },
    others_living: { value: 'no', source: 'owner', documents: [] },
  };
  const pack = changeAnswers(createPack(home.id, home.ownerId, noon), answers, noon);
  return toPackPaper({ home, pack, acceptedAt: noon.toISOString(), isOwner: false }, pack);
}

const papersByName: Readonly<Record<string, PrintableDocument>> = {
  memorandum: toMemorandumPaper(issueMemorandumOf()),
  'memorandum-of-names': toMemorandumPaper(
    issueMemorandumOf({
      ...detailedSale,
      parties: { ...detailedSale.parties, buyer: { legalNames: names } },
    }),
  ),
  pack: createPackPaper(),
  receipt: toReceiptPaper(createUpgradeReceipt()),
};

/** veraPDF on the papers, which say that they are PDF/UA-1. */
export const papers: Judge = {
  needsSite: false,
  async findFaults() {
    const jars = fetchJars(resolve(import.meta.dirname, 'papers.pom.xml'), 'verapdf-1.28.2');
    const written = emptyFolder('papers');
    const files = await Promise.all(
      Object.entries(papersByName).map(async ([name, paper]) => {
        const file = join(written, `${name}.pdf`);
        writeFileSync(file, await renderPdf(paper, noon));
        return file;
      }),
    );
    const output = readOutput('java', ['-cp', jars, 'tests/judges/PaperJudge.java', ...files]);
    return output
      .split('\n')
      .filter((line) => line.startsWith(written))
      .map((line) => line.slice(written.length + 1));
  },
};
