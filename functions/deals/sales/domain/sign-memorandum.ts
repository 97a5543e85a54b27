import { MemorandumSigned } from '../../../../events/sale.ts';
import type { Side } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import type { SaleView } from '../contract.ts';
import type { Memorandum } from './memorandum.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
} from './sale-decision.ts';
import type { Sale, SaleSignature } from './sale.ts';
import { findSigningRequest, listProviderSignatures } from './signing-end.ts';

/** The signatures on the last version of the memorandum, also of one side with a provider that waits for the other. */
export function listCurrentSignatures(sale: Sale): SaleSignature[] {
  const version = sale.memoranda.at(-1)?.version;
  const request = findSigningRequest(sale);
  return [
    ...sale.signatures.filter((signature) => signature.version === version),
    ...(request?.status === 'open' ? listProviderSignatures(request) : []),
  ];
}

/**
 * The signatures on earlier versions, also those with a provider that a new version came between or that wait for its
 * seal.
 */
function listEarlierSignatures(sale: Sale): SaleSignature[] {
  const version = sale.memoranda.at(-1)?.version;
  const uncounted = sale.signingRequests.filter(
    ({ status, ended }) => status === 'open' || ended?.why === 'replaced',
  );
  return [...sale.signatures, ...uncounted.flatMap(listProviderSignatures)].filter(
    (signature) => signature.version !== version,
  );
}

/** Whether a person of each side has signed a version, the last one if none is given. */
export function hasBothSignatures(sale: Sale, version = sale.memoranda.at(-1)?.version): boolean {
  const signed = sale.signatures.filter((signature) => signature.version === version);
  return new Set(signed.map(({ side }) => side)).size === 2;
}

/** Whether a side can sign a version now: the last one, with a name of theirs, of a sale that isn’t binding yet. */
export function canSign(sale: Sale, memorandum: Memorandum, side: Side): boolean {
  return (
    memorandum.version === sale.memoranda.at(-1)?.version &&
    ['open', 'preparing'].includes(findSigningState(sale, memorandum, side, true))
  );
}

/**
 * The names by which a side can sign: those on the paper that the side gave itself. A joint owner whom the paper names
 * has not signed by the seller’s signature.
 */
export function listSignerNames({ parties }: Sale, memorandum: Memorandum, side: Side): string[] {
  const given = new Set(parties[side]?.legalNames);
  return memorandum[side].names.filter((name) => given.has(name));
}

/**
 * @throws 409 with the state of the sale: without a memorandum, once it is binding or over, and where the side has
 * signed the last version
 */
export function assertSignable(sale: Sale, side: Side): void {
  const { status } = sale;
  if (status === 'fallen_through')
    throw createSaleConflictError(sale, 'This sale fell through, so its papers can no longer be signed.');
  if (status === 'exchanged' || status === 'completed')
    throw createSaleConflictError(sale, 'The sale is binding, so there’s nothing left to sign here.');
  if (sale.memoranda.length === 0)
    throw createSaleConflictError(sale, 'There’s nothing to sign until the memorandum is issued.');
  if (listCurrentSignatures(sale).some((signature) => signature.side === side))
    throw createSaleConflictError(sale, 'You’ve signed this version.');
}

/** A side's signature on the version of a paper that the person read. */
export interface PaperSigning {
  readonly side: Side;
  readonly version: number;
  readonly name: string;
}

/**
 * A side signs the last version of the memorandum.
 * @param memorandum the last version
 * @throws 409 for an older version and what `assertSignable` throws, 422 for a name that the side has not given
 */
export function signMemorandum(
  sale: Sale,
  memorandum: Memorandum,
  { side, version, name }: PaperSigning,
  stamp: SaleStamp,
): SaleDecision {
  assertSignable(sale, side);
  if (version !== memorandum.version)
    throw createSaleConflictError(
      sale,
      `Version ${memorandum.version} has replaced the one that you read. Read it, then sign it.`,
    );
  if (!listSignerNames(sale, memorandum, side).includes(name))
    throw createFieldError('name', 'Choose a name of yours that’s on the paper.');
  const signature = { side, version, name, at: stamp.now.toISOString() };
  const next = toNextSaleVersion({ ...sale, signatures: [...sale.signatures, signature] }, stamp);
  const { offerId, propertyId, sellerId, buyerId } = sale;
  const complete = hasBothSignatures(next);
  return {
    sale: next,
    events: [MemorandumSigned.of({ offerId, propertyId, sellerId, buyerId, version, side, complete })],
  };
}

/**
 * The signatures on the last memorandum as a side reads them.
 * @param hasPdf whether the file that is signed is stored
 */
export function viewSigning(
  sale: Sale,
  memorandum: Memorandum,
  side: Side,
  hasPdf: boolean,
): Omit<NonNullable<SaleView['signing']>, 'pdfUrl'> {
  const signed = listCurrentSignatures(sale);
  return {
    state: findSigningState(sale, memorandum, side, hasPdf),
    signed: signed.map(({ side: signer, name, at }) => ({ side: signer, name, at })),
    ended: listEarlierSignatures(sale)
      .filter(({ side: signer }) => !signed.some((one) => one.side === signer))
      .map(({ side: signer, version, at }) => ({ side: signer, version, at })),
  };
}

function findSigningState(
  sale: Sale,
  memorandum: Memorandum,
  side: Side,
  hasPdf: boolean,
): NonNullable<SaleView['signing']>['state'] {
  if (sale.status !== 'sold_stc') return 'closed';
  if (listCurrentSignatures(sale).some((signature) => signature.side === side)) return 'signed';
  if (listSignerNames(sale, memorandum, side).length === 0) return 'names';
  return hasPdf ? 'open' : 'preparing';
}
