import { startTransition, Suspense, useState } from 'react';
import { legalWordingOf } from '../../../../functions/deals/sales/domain/legal-wording.ts';
import { saleWordsOf } from '../../../../functions/listings/properties/domain/sale-words.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import { formatDate, formatPounds } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { SalePart } from '../sale-part.tsx';

const DetailsForm = lazyPart(() => import('./details-form.tsx'));

/** The details of both sides for the memorandum, with the reader's form. */
export function SaleDetails({ sale }: { readonly sale: Sale }) {
  const { side, parties, status } = sale;
  const [isOpen, setOpen] = useState(false);
  const canChange = status === 'under_offer' || status === 'sold_stc';
  const isFirst = canChange && !parties[side]?.legalNames.length;
  return (
    <SalePart id="details" title={`For the ${legalWordingOf(sale.nation).document.toLowerCase()}`}>
      <div className="grid gap-4">
        {listRows(sale).length > 0 && (
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {listRows(sale).map(([label, text]) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {/* Mounted from the start and changed in a transition: React shows what follows a new fallback 300 ms late. */}
        <Suspense fallback={<SkeletonLines lines={6} />}>
          {canChange && !isOpen && (
            <>
              {isFirst && (
                <p>
                  Your full name as it goes into the contract, and what else your solicitor will ask first.
                </p>
              )}
              <Button
                size="sm"
                variant={isFirst ? 'primary' : 'secondary'}
                className="min-h-11 justify-self-start"
                onClick={() => startTransition(() => setOpen(true))}
              >
                {isFirst ? 'Add your details' : 'Change your details'}
              </Button>
            </>
          )}
          {isOpen && <DetailsForm sale={sale} onDone={() => setOpen(false)} />}
        </Suspense>
      </div>
    </SalePart>
  );
}

function listRows({ parties, details, nation, status }: Sale): (readonly [string, string])[] {
  const { titleNumber, deposit, fixtures, specialConditions, targetExchange, targetCompletion } = details;
  const { targetToBind, targetToComplete } = saleWordsOf(nation);
  // Once the sale is binding, its days are fixed and hopes for other ones mislead.
  const isBinding = status === 'exchanged' || status === 'completed';
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Seller', parties.seller?.legalNames.join(', ')],
    ['Buyer', parties.buyer?.legalNames.join(', ')],
    ['Seller’s onward purchase', parties.seller?.chain],
    ['Buyer’s chain', parties.buyer?.chain],
    [
      'Title number',
      titleNumber || (details.isWithoutTitleNumber ? 'None, or not known to the seller' : undefined),
    ],
    ['Buyer’s own money', deposit === undefined ? undefined : formatPounds(deposit)],
    [targetToBind, isBinding || !targetExchange ? undefined : formatDate(targetExchange)],
    [targetToComplete, isBinding || !targetCompletion ? undefined : formatDate(targetCompletion)],
    ['Fixtures and contents', fixtures],
    ['Special conditions', specialConditions],
  ];
  return rows.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}
