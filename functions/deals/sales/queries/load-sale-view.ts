import type { Side } from '../../../../events/vocabulary.ts';
import { signDocumentLink, signFileLink } from '../../../kernel/data/signed-links.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import { draftVersion, signMemorandumKey } from '../adapters/memorandum-key.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import {
  fileKeyOf,
  hasPaperFile,
  hasSignedFile,
  type PaperVersion,
  signedFileKeyOf,
} from '../adapters/paper-file-store.ts';
import type { SaleView } from '../contract.ts';
import { listHandover } from '../domain/handover.ts';
import { legalWordingOf } from '../domain/legal-wording.ts';
import { isDraft } from '../domain/memorandum-readiness.ts';
import { type MemorandumSource, createMemorandum, hasSameContents } from '../domain/memorandum.ts';
import { viewProviderSigning } from '../domain/provider-signing-view.ts';
import { type ReservationFiles, selectReservations, viewReservation } from '../domain/reservation-view.ts';
import { reservationTitle } from '../domain/reservation-words.ts';
import type { SaleActor } from '../domain/sale-decision.ts';
import { toSaleView } from '../domain/sale-view.ts';
import type { HandoverEntry, Sale } from '../domain/sale.ts';
import { isSettledSale } from '../domain/settled-sale.ts';
import { hasBothSignatures, viewSigning } from '../domain/sign-memorandum.ts';
import { settleSigning } from '../domain/signing-end.ts';
import { isProviderOn } from './get-provider-signing.ts';
import { type SaleContext, loadMemorandumSource } from './get-sale.ts';

/** Seconds until a link to a memorandum expires. */
const memorandumLinkSeconds = 900;

/** A sale as a side, or its solicitor, sees it now; its pack is of a later group. */
export async function loadSaleView(
  stored: SaleContext,
  by: SaleActor,
  now: Date,
): Promise<Omit<SaleView, 'hasPack'>> {
  const deal = { ...stored, sale: settleSigning(stored.sale, now) };
  const context = await loadMemorandumSource(deal);
  const [memoranda, reservation, handover] = await Promise.all([
    loadMemoranda(deal.sale, context, by, now),
    loadReservation(deal, by, context[by.side] ?? {}, now),
    by.solicitor ? [] : loadHandover(deal, by.side),
  ]);
  // A solicitor works from what was issued.
  const papers = by.solicitor && memoranda.memorandum?.draft ? { memoranda: [] } : memoranda;
  return toSaleView(deal.sale, context, { by, papers: { ...papers, ...reservation, handover } }, now);
}

/** With links to the files of the version that is shown, and of earlier ones that were in force. */
async function loadReservation(
  { sale, property }: SaleContext,
  by: SaleActor,
  account: LegalName,
  now: Date,
): Promise<Pick<SaleView, 'reservation'>> {
  const today = formatLondonDay(now);
  const { last, earlier } = selectReservations(sale, by, today);
  const shown = [...earlier, ...(last ? [last] : [])].filter(({ paper }) => paper !== undefined);
  const files = new Map(
    await Promise.all(
      shown.map(async ({ version }) => [version, await signReservationFiles(sale, version)] as const),
    ),
  );
  const { nation } = property.address;
  const view = viewReservation(
    sale,
    { by, account, nation, today },
    ({ version }) => files.get(version) ?? {},
  );
  return view ? { reservation: view } : {};
}

async function signReservationFiles({ offerId }: Sale, version: number): Promise<ReservationFiles> {
  const file: PaperVersion = { kind: 'reservation', offerId, version };
  const [hasPdf, signedPdfUrl] = await Promise.all([
    hasPaperFile(file),
    signSignedLink(file, reservationTitle),
  ]);
  return {
    ...(hasPdf && {
      pdfUrl: (await signFileLink(fileKeyOf(file), `${reservationTitle} ${version}.pdf`)).url,
    }),
    ...(signedPdfUrl !== undefined && { signedPdfUrl }),
  };
}

async function loadHandover({ sale, property }: SaleContext, side: Side): Promise<SaleView['handover']> {
  const items = listHandover(sale, property.address.nation, side);
  return Promise.all(
    items.map(async ({ own, other, ...item }) => ({
      ...item,
      ...(own && { own: await toEntryView(own) }),
      ...(other && { other: await toEntryView(other) }),
    })),
  );
}

async function toEntryView({ done, at, note, reading, photoId }: HandoverEntry) {
  const photo = photoId && (await signDocumentLink(photoId, 'Meter'));
  return { done, at, note, reading, ...(photo && { photoUrl: photo.url }) };
}

async function loadMemoranda(
  sale: Sale,
  context: MemorandumSource,
  by: SaleActor,
  now: Date,
): Promise<Pick<SaleView, 'memorandum' | 'memoranda' | 'signing'>> {
  const { offerId, secret } = sale;
  const until = Math.floor(now.getTime() / 1000) + memorandumLinkSeconds;
  if (secret === undefined) return { memoranda: [] };
  const linkTo = (version: number) =>
    `/api/memorandum/${signMemorandumKey({ offerId, version, until }, secret)}`;
  const { document } = legalWordingOf(context.property.address.nation);
  const memoranda = await Promise.all(
    sale.memoranda.toReversed().map(async (issued) => ({
      ...issued,
      htmlUrl: linkTo(issued.version),
      ...(await signSignedFile(sale, issued.version, document)),
    })),
  );
  const [latest] = memoranda;
  if (!latest) return { memoranda, ...(isDraft(sale) && { memorandum: createDraftView(linkTo, now) }) };
  const latestFile: PaperVersion = { kind: 'memorandum', offerId, version: latest.version };
  const [last, hasPdf, isOn] = await Promise.all([
    findMemorandum(offerId, latest.version),
    hasPaperFile(latestFile),
    isProviderOn(),
  ]);
  const provider = viewProviderSigning(sale, { isOn, now });
  const signing = last && {
    ...viewSigning(sale, last, by.side, hasPdf),
    ...(by.solicitor && { state: 'closed' as const }),
    ...(latest.signedPdfUrl !== undefined && { pdfUrl: latest.signedPdfUrl }),
    ...(provider && { provider }),
  };
  return {
    memoranda,
    ...(signing && { signing }),
    memorandum: {
      ...latest,
      ...(hasPdf && {
        pdfUrl: (await signFileLink(fileKeyOf(latestFile), `${document} ${latest.version}.pdf`)).url,
      }),
      outdated: isOutdated(sale, context, last, now),
      draft: false,
    },
  };
}

/** The link to a version as both sides signed it. */
async function signSignedFile(
  sale: Sale,
  version: number,
  document: string,
): Promise<{ readonly signedPdfUrl?: string }> {
  if (!hasBothSignatures(sale, version)) return {};
  const url = await signSignedLink({ kind: 'memorandum', offerId: sale.offerId, version }, document);
  return url === undefined ? {} : { signedPdfUrl: url };
}

async function signSignedLink(file: PaperVersion, document: string): Promise<string | undefined> {
  if (!(await hasSignedFile(file))) return undefined;
  return (await signFileLink(signedFileKeyOf(file), `${document} ${file.version}, signed.pdf`)).url;
}

const createDraftView = (linkTo: (version: number) => string, now: Date) => ({
  version: draftVersion,
  issuedAt: now.toISOString(),
  why: 'Not issued yet.',
  htmlUrl: linkTo(draftVersion),
  outdated: false,
  draft: true,
});

function isOutdated(
  sale: Sale,
  context: MemorandumSource,
  last: Awaited<ReturnType<typeof findMemorandum>>,
  now: Date,
): boolean {
  if (!last || isSettledSale(sale) || sale.status === 'exchanged') return false;
  return !hasSameContents(last, createMemorandum(sale, context, '', now));
}
