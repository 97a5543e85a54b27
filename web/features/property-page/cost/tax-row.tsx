import type { Nation } from '../../../../events/vocabulary.ts';
import {
  type BuyerKind,
  hasFirstTimeRelief,
  type PurchaseTax,
  type TaxSlice,
} from '../../../../functions/properties/domain/purchase-tax.ts';
import { formatDate, formatPence, formatPounds } from '../../../lib/format.ts';
import { taxNames } from '../labels.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

const formatPercent = (basisPoints: number): string => `${basisPoints / 100}%`;
const formatSlice = ({ from, to }: TaxSlice): string =>
  to === null
    ? fillText(words.aboveFrom, { from: formatPounds(from) })
    : from === 0
      ? fillText(words.upToTo, { to: formatPounds(to) })
      : fillText(words.fromToTo, { from: formatPounds(from), to: formatPounds(to) });

function describeRelief(nation: Nation, buyer: BuyerKind, relief: boolean): string | undefined {
  if (buyer !== 'first_time') return undefined;
  if (!hasFirstTimeRelief(nation)) return words.walesHasNoReliefFor;
  return relief ? words.withTheReliefForFirst : words.theReliefForFirstTime;
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
        <caption className="sr-only">
          {fillText(words.taxNamesSliceBySlice, { taxNames: taxNames[tax.name] })}
        </caption>
        <thead className="text-left text-muted">
          <tr>
            <th className="pr-3 font-normal">{words.partOfThePrice}</th>
            <th className="pr-3 text-right font-normal">{words.rate}</th>
            <th className="text-right font-normal">{words.tax}</th>
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
              <td className="py-0.5 pr-3">{words.additionalDwellingSupplementOnThe}</td>
              <td className="pr-3 text-right">{formatPercent(tax.supplement.rate)}</td>
              <td className="text-right">{formatPence(tax.supplement.pence)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {relief && <p>{relief}</p>}
      <p className="text-muted">
        {fillText(words.taxNamesAtTheRatesIn, {
          taxNames: taxNames[tax.name],
          ratesFrom: formatDate(tax.ratesFrom),
        })}
      </p>
    </div>
  );
}
