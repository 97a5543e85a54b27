import {
  describeAmountDistance,
  findAmountDoubt,
  findLikelySlip,
} from '../../../functions/deals/offers/domain/offer-limits.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { formatPounds } from '../../lib/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

interface Props {
  readonly amount: number | undefined;
  /** Unknown for an offer whose home the reader can't open any more. */
  readonly askingPrice: number | undefined;
  /** The sum that was confirmed; another sum asks again. */
  readonly confirmedAmount: number | undefined;
  readonly onConfirmedAmount: (amount: number | undefined) => void;
  /** Whether the person tried to go on without it. */
  readonly isMissing: boolean;
  /** An answer of the API, which asks as well. */
  readonly failure?: unknown;
}

const describeDoubt = (amount: number, askingPrice: number) =>
  `This is ${describeAmountDistance(amount, askingPrice)} the asking price. ${findLikelySlip(amount, askingPrice) ?? ''}`.trim();

/** Asks whether a sum of a negotiation that is far from the asking price is meant. */
export function AmountConfirmation(props: Props) {
  const { amount, askingPrice, confirmedAmount, onConfirmedAmount, isMissing, failure } = props;
  const [lowText, highText] = [findFieldError(failure, 'confirmLow'), findFieldError(failure, 'confirmHigh')];
  const doubt =
    amount !== undefined && askingPrice !== undefined
      ? findAmountDoubt(amount, askingPrice)
      : (lowText && 'low') || (highText && 'high');
  if (amount === undefined || !doubt) return null;
  const isConfirmed = confirmedAmount === amount;
  return (
    <Checkbox
      name="confirmedAmount"
      label={`Yes, I mean ${formatPounds(amount)}`}
      hint={askingPrice === undefined ? undefined : describeDoubt(amount, askingPrice)}
      checked={isConfirmed}
      onChange={({ target }) => onConfirmedAmount(target.checked ? amount : undefined)}
      error={
        isConfirmed ? undefined : isMissing ? 'Confirm that you mean this amount' : (lowText ?? highText)
      }
    />
  );
}
