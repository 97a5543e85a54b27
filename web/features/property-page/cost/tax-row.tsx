import type { Nation } from '../../../../events/vocabulary.ts';
import {
  type BuyerKind,
  hasFirstTimeRelief,
  type PurchaseTax,
  type TaxSlice,
} from '../../../../functions/listings/properties/domain/purchase-tax.ts';
import { formatDate, formatPence, formatPounds } from '../../../lib/format.ts';
import { taxNames } from '../labels.ts';

const formatPercent = (basisPoints: number): string => `${basisPoints / 100}%`;
const formatSlice = ({ from, to }: TaxSlice): string =>
  to === null
    ? `Above ${formatPounds(from)}`
    : from === 0
      ? `Up to ${formatPounds(to)}`
      : `${formatPounds(from)} to ${formatPounds(to)}`;

function describeRelief(nation: Nation, buyer: BuyerKind, relief: boolean): string | undefined {
  if (buyer !== 'first_time') return undefined;
  if (!hasFirstTimeRelief(nation))
    return 'Wales has no relief for first-time buyers, so this is what a home mover pays.';
  return relief
    ? 'With the relief for first-time buyers.'
    : 'The relief for first-time buyers ends at £500,000.';
}

/** The calculation of the tax by bands. */
export function TaxSlices({
  tax,
  nation,
  buyer,
}: {
  readonly tax: PurchaseTax;
  readonly nation: Nation;
  readonly buyer: BuyerKind;
}) {
  const relief = describeRelief(nation, buyer, tax.relief);
  return (
    <div className="grid gap-2 text-sm">
      <table className="tabular w-full">
        <caption className="sr-only">{`${taxNames[tax.name]}, slice by slice`}</caption>
        <thead className="text-left text-muted">
          <tr>
            <th className="pr-3 font-normal">Part of the price</th>
            <th className="pr-3 text-right font-normal">Rate</th>
            <th className="text-right font-normal">Tax</th>
          </tr>
        </thead>
        <tbody>
          {tax.slices.map((slice) => (
            <tr key={slice.from}>
              <td className="py-0.5 pr-3">{formatSlice(slice)}</td>
              <td className="pr-3 text-right">{formatPercent(slice.rate)}</td>
              <td className="text-right">{formatPence(slice.pence)}</td>
            </tr>
          ))}
          {tax.supplement && (
            <tr>
              <td className="py-0.5 pr-3">Additional dwelling supplement, on the whole price</td>
              <td className="pr-3 text-right">{formatPercent(tax.supplement.rate)}</td>
              <td className="text-right">{formatPence(tax.supplement.pence)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {relief && <p>{relief}</p>}
      <p className="text-muted">
        {`${taxNames[tax.name]}, at the rates in force since ${formatDate(tax.ratesFrom)}. Your solicitor will work out the exact amount.`}
      </p>
    </div>
  );
}
