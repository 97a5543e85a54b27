import type { Side } from '../../../../events/vocabulary.ts';
import type { LegalName } from '../../../people/accounts/domain/legal-name.ts';
import type { SaleView } from '../contract.ts';
import { hasOwnName } from './acting-side.ts';
import { findContestDay, listReservationActions } from './change-reservation.ts';
import { findProposalObstacle } from './propose-reservation.ts';
import { findReservation } from './reservation-end.ts';
import { findReservationDay, type Reservation } from './reservation.ts';
import type { SaleActor } from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { listReservationNames } from './sign-reservation.ts';

type ReservationView = NonNullable<SaleView['reservation']>;
type VersionView = NonNullable<ReservationView['last']>;
/** Links to the files of a version, where they are stored. */
export type ReservationFiles = Pick<VersionView, 'pdfUrl' | 'signedPdfUrl'>;

/** The version that a reader sees, and earlier ones that were in force; undefined without any. */
export function selectReservations(
  sale: Sale,
  { solicitor }: SaleActor,
  today: string,
): { readonly last: Reservation | undefined; readonly earlier: readonly Reservation[] } {
  const found = findReservation(sale, today);
  // A solicitor sees what was agreed, not what is being negotiated.
  const isShown = !solicitor || found?.status === 'agreed' || found?.inForceAt !== undefined;
  const last = isShown ? found : undefined;
  return {
    last,
    earlier: sale.reservations.filter((one) => one.inForceAt !== undefined && one.version !== last?.version),
  };
}

/** The agreement as a side or its solicitor sees it; undefined where there is none and there can be none. */
export function viewReservation(
  sale: Sale,
  {
    by,
    account,
    nation,
    today,
  }: {
    readonly by: SaleActor;
    /** Of the reader's side. */
    readonly account: LegalName;
    readonly nation: SaleView['nation'];
    readonly today: string;
  },
  filesOf: (reservation: Reservation) => ReservationFiles,
): ReservationView | undefined {
  const { last, earlier } = selectReservations(sale, by, today);
  const isOffered = !by.solicitor && findProposalObstacle(sale, nation, today) === undefined;
  if (!last && earlier.length === 0 && !isOffered) return undefined;
  return {
    canPropose: isOffered,
    needsName: !hasOwnName(sale, by.side, account),
    ...(last && { last: viewVersion(sale, last, { by, account, today, files: filesOf(last) }) }),
    earlier: earlier.flatMap((one) =>
      one.inForceAt !== undefined && one.closed
        ? [{ version: one.version, inForceAt: one.inForceAt, closedAt: one.closed.at, ...filesOf(one) }]
        : [],
    ),
  };
}

function viewVersion(
  sale: Sale,
  reservation: Reservation,
  {
    by,
    account,
    today,
    files,
  }: {
    readonly by: SaleActor;
    readonly account: LegalName;
    readonly today: string;
    readonly files: ReservationFiles;
  },
): VersionView {
  const {
    version,
    by: proposer,
    status,
    terms,
    wording,
    paper,
    signatures,
    inForceAt,
    endAsked,
    closed,
  } = reservation;
  const lastDay = findReservationDay(reservation);
  const contestBy = findContestDay(reservation, today);
  const can = by.solicitor ? [] : listReservationActions(sale, by.side, today);
  return {
    version,
    by: proposer,
    status,
    terms,
    ...(wording !== undefined && { wording }),
    ...(lastDay !== undefined && { lastDay }),
    ...(paper && { agreedAt: paper.agreedAt }),
    signed: signatures,
    ...(status === 'agreed' &&
      !by.solicitor && {
        signing: findSigning(sale, reservation, {
          side: by.side,
          account,
          hasPdf: files.pdfUrl !== undefined,
        }),
      }),
    ...(inForceAt !== undefined && { inForceAt }),
    ...(endAsked && { endAsked }),
    ...(closed && { closed }),
    ...(contestBy !== undefined && { contestBy }),
    can,
    ...files,
  };
}

function findSigning(
  sale: Sale,
  reservation: Reservation,
  { side, account, hasPdf }: { readonly side: Side; readonly account: LegalName; readonly hasPdf: boolean },
): NonNullable<VersionView['signing']> {
  if (reservation.signatures.some((signature) => signature.side === side)) return 'signed';
  if (listReservationNames(sale, reservation, side, account).length === 0) return 'names';
  return hasPdf ? 'open' : 'preparing';
}
