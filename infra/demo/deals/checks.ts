import * as z from 'zod';
import { dayMs } from '../../local/time.ts';
import { waitUntilReady, sendFile } from '../people/uploads.ts';
import { SiteRefusal, type Site } from '../site.ts';

interface Buyer {
  readonly email: string;
}
interface CheckWorld {
  readonly site: Site;
  readonly tokenOf: (email: string) => Promise<string>;
}
const Own = z.object({
  checks: z.array(z.object({ id: z.string(), kind: z.string(), version: z.int() })),
});

const formatDay = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** A page that states what it is, as a PDF that opens in any reader. */
function createPaper(title: string): Buffer {
  const text = `BT /F1 20 Tf 72 740 Td (${title}) Tj 0 -32 Td /F1 12 Tf (A paper of the demo) Tj ET`;
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const objects = parts.map((part, index) => `${index + 1} 0 obj\n${part}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`);
}

/** Some buyers have shown that they can proceed; the statement of another waits for staff. */
export async function submitChecks(
  world: CheckWorld,
  checked: readonly Buyer[],
  waiting: Buyer,
): Promise<void> {
  const { site, tokenOf } = world;
  await Promise.all(checked.map((buyer) => passChecks(world, buyer)));
  const other = await tokenOf(waiting.email);
  await submitEvidence(site, other, {
    kind: 'proof_of_funds',
    amountPence: 9_500_000,
    statementOn: formatDay(-6),
    document: await addPaper(site, other, 'Savings statement'),
  });
}

async function passChecks({ site, tokenOf }: CheckWorld, buyer: Buyer): Promise<void> {
  const [token, staff] = await Promise.all([tokenOf(buyer.email), tokenOf('staff@gable.test')]);
  const agreement = {
    kind: 'agreement_in_principle',
    lender: 'Calder Building Society',
    amountPence: 42_000_000,
    issuedOn: formatDay(-12),
    expiresOn: formatDay(78),
    document: await addPaper(site, token, 'Agreement in principle'),
  };
  const chain = {
    kind: 'chain',
    position: 'sold_subject_to_contract',
    agent: 'Holt & Wray, Leeds',
    reference: 'HW-20417',
    document: await addPaper(site, token, 'Memorandum of sale'),
  };
  for (const evidence of [agreement, chain]) {
    const check = await submitEvidence(site, token, evidence);
    if (check)
      await site(`/api/staff/buyer-checks/${check.id}/decide`, z.unknown(), {
        token: staff,
        body: { outcome: 'approved', version: check.version },
      });
  }
}

interface Evidence {
  readonly kind: string;
  readonly [detail: string]: unknown;
}

async function submitEvidence(site: Site, token: string, evidence: Evidence) {
  try {
    const { checks } = await site('/api/buyer-checks', Own, { token, body: { evidence, version: 0 } });
    return checks.find(({ kind }) => kind === evidence.kind);
  } catch (error) {
    // Handed in before an earlier start was cut off.
    if (!(error instanceof SiteRefusal && error.status === 409)) throw error;
    return undefined;
  }
}

/** Uploads a paper that says what it is. @returns it as a listing or a check names it */
export async function addPaper(site: Site, token: string, title: string) {
  const file = {
    bytes: createPaper(title),
    kind: 'document',
    contentType: 'application/pdf',
    name: `${title}.pdf`,
  };
  const id = await sendFile(site, token, file);
  await waitUntilReady(site, token, id);
  return { id, name: file.name };
}
