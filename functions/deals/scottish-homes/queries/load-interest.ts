import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty, listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { isVisibleTo } from '../../../listings/properties/domain/transitions.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import { findInterestNote, listInterestNotesOfBuyer } from '../adapters/interest-note-repository.ts';
import {
  findReportRequest,
  listReportRequestsOfBuyer,
  listReportRequestsOfHome,
} from '../adapters/report-request-repository.ts';
import { type HomeInterest, InterestNoteView, type OwnInterest, ReportRequestView } from '../contract.ts';
import { type InterestNote, isNoted } from '../domain/interest-note.ts';
import {
  canOpenReport,
  type HomeReportRequest,
  isTakenDown,
  type ReportHome,
} from '../domain/report-request.ts';
import { listCountingNotes } from './list-interested.ts';

/** What its two sides see of a request. */
export function toReportRequestView(request: HomeReportRequest): ReportRequestView {
  return ReportRequestView.parse(request);
}

/** What its two sides see of a note of interest. */
export function toInterestNoteView(note: InterestNote): InterestNoteView {
  return InterestNoteView.parse(note);
}

/** What a buyer sees of their request, and whether they have the report still. */
const viewReport = (
  request: HomeReportRequest | undefined,
  home: ReportHome,
): Pick<OwnInterest, 'report' | 'isTakenDown' | 'canOpen'> =>
  request
    ? {
        report: toReportRequestView(request),
        ...(isTakenDown(request, home) && { isTakenDown: true }),
        ...(request.status === 'handed_out' && { canOpen: canOpenReport(home) }),
      }
    : {};

/** What a buyer has at a home. @throws 404 for a home that they may not see and have nothing at */
export async function loadOwnInterest(propertyId: PropertyId, buyerId: UserId): Promise<OwnInterest> {
  const [property, report, note] = await Promise.all([
    findProperty(propertyId),
    findReportRequest(propertyId, buyerId),
    findInterestNote(propertyId, buyerId),
  ]);
  if (!property || (!report && !note && !isVisibleTo(property, buyerId)))
    throw new AppError('not_found', 'We can’t find that home.');
  const isCounted = property.showOfferCount === true && property.address.nation === 'scotland';
  const notes = isCounted ? (await listCountingNotes(property)).length : undefined;
  return {
    ...viewReport(report, property),
    ...(note && { note: toInterestNoteView(note) }),
    ...(notes !== undefined && { notes }),
  };
}

/** The trail of an own home, the newest first. @throws 404 */
export async function loadHomeInterest(propertyId: PropertyId, sellerId: UserId): Promise<HomeInterest> {
  const home = await getOwnProperty(propertyId, sellerId);
  const [requests, notes] = await Promise.all([
    listReportRequestsOfHome(propertyId),
    listCountingNotes(home),
  ]);
  const people = await loadAccounts([...requests, ...notes].map(({ buyerId }) => buyerId));
  const nameBuyer = ({ buyerId }: { readonly buyerId: UserId }) =>
    toCounterpartView(buyerId, people.get(buyerId));
  return {
    reports: requests
      .toSorted((a, b) => b.askedAt.localeCompare(a.askedAt))
      .map((request) => ({ ...toReportRequestView(request), buyer: nameBuyer(request) })),
    notes: notes
      .toSorted((a, b) => b.notedAt.localeCompare(a.notedAt))
      .map((note) => ({ ...toInterestNoteView(note), buyer: nameBuyer(note) })),
  };
}

/** A buyer's homes in Scotland, what happened last first. Homes that staff removed are left out. */
export async function loadMyInterest(buyerId: UserId, now: Date) {
  const [reports, notes] = await Promise.all([
    listReportRequestsOfBuyer(buyerId),
    listInterestNotesOfBuyer(buyerId),
  ]);
  const open = notes.filter(isNoted);
  const ids = [...new Set([...reports, ...open].map(({ propertyId }) => propertyId))];
  const homes = (await listProperties(ids)).filter(({ status }) => status !== 'removed');
  return homes
    .map((home) => {
      const report = reports.find(({ propertyId }) => propertyId === home.id);
      const note = open.find(({ propertyId }) => propertyId === home.id);
      const at = [report?.answeredAt ?? report?.askedAt ?? '', note?.notedAt ?? ''].toSorted().at(-1) ?? '';
      return { home, report, note, at };
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ home, report, note }) => ({
      card: toPropertyCard(home, now),
      ...viewReport(report, home),
      ...(note && { note: toInterestNoteView(note) }),
    }));
}
