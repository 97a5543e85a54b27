import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import { formatDate, formatPounds } from '../../lib/format.ts';
import type { Offer } from './api.ts';
import { fundings, positions } from './labels.ts';
import { OfferDocuments } from './offer-documents.tsx';
import { OfferHistory } from './offer-history.tsx';

const findLabel = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The terms of an offer without its sum, as rows of a list. */
export function listTerms({
  terms,
  nation,
}: Pick<Offer, 'nation' | 'terms'>): (readonly [label: string, value: string])[] {
  const { funding, deposit, position, aip, targetExchange, entryDate, solicitor, conditions, fixtures } =
    terms;
  const rows: (readonly [string, string | undefined])[] = [
    ['Funding', findLabel(fundings, funding)],
    ['Buyer’s own money', deposit === undefined ? undefined : formatPounds(deposit)],
    ['Position', findLabel(positions, position)],
    [
      'Agreement in principle',
      aip && `${aip.lender}, ${formatPounds(aip.amount)}, until ${formatDate(aip.expires)}`,
    ],
    [`Hopes to ${saleWordsOf(nation).bind} by`, targetExchange && formatDate(targetExchange)],
    ['Date of entry', entryDate && formatDate(entryDate)],
    ['Solicitor', solicitor],
    ['Conditions', conditions.length > 0 ? conditions.join('\n') : undefined],
    ['Fixtures', fixtures],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

export function TermList({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All details of an offer: terms, notes, proofs and history. */
export function OfferDetails({ offer }: { readonly offer: Offer }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-3">
        Terms, documents and history
      </summary>
      <div className="grid gap-5 pt-2 pb-1">
        <TermList rows={listTerms(offer)} />
        {offer.message && (
          <blockquote className="max-w-prose border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
            {offer.message}
          </blockquote>
        )}
        <OfferDocuments offer={offer} />
        <OfferHistory offer={offer} />
      </div>
    </details>
  );
}
