import { createUnprocessable } from './errors.ts';
import { breakdownParts, type PurchaseUnit } from './input.ts';
import { toMinor, type Money } from './money.ts';

const root = '/purchase_units/@reference_id==';

/**
 * The sum of a purchase unit in hundredths.
 * @throws PaypalError if its parts do not add up to it
 */
export function sumUnit(unit: PurchaseUnit): number {
  const { amount, items } = unit;
  const path = `${root}'${unit.reference_id}'/amount`;
  const minor = (money: Money | undefined, field: string) => {
    if (!money) return 0;
    if (money.currency_code !== amount.currency_code)
      throw createUnprocessable('MULTI_CURRENCY_ORDER', field);
    const found = toMinor(money);
    if (found === undefined) throw createUnprocessable('DECIMAL_PRECISION', field);
    return found;
  };
  const total = minor(amount, `${path}/value`);
  if (total <= 0) throw createUnprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', `${path}/value`);
  const { breakdown = {} } = amount;
  const of = (part: (typeof breakdownParts)[number]) =>
    minor(breakdown[part], `${path}/breakdown/${part}/value`);
  if (items) {
    const sum = (each: (item: NonNullable<PurchaseUnit['items']>[number]) => Money | undefined) =>
      items.reduce((all, item) => all + minor(each(item), `${path}/items`) * Number(item.quantity), 0);
    if (!breakdown.item_total)
      throw createUnprocessable('ITEM_TOTAL_REQUIRED', `${path}/breakdown/item_total`);
    if (sum((item) => item.unit_amount) !== of('item_total'))
      throw createUnprocessable('ITEM_TOTAL_MISMATCH', `${path}/breakdown/item_total/value`);
    const tax = sum((item) => item.tax);
    if (tax > 0 && !breakdown.tax_total)
      throw createUnprocessable('TAX_TOTAL_REQUIRED', `${path}/breakdown/tax_total`);
    if (items.some((item) => item.tax) && tax !== of('tax_total'))
      throw createUnprocessable('TAX_TOTAL_MISMATCH', `${path}/breakdown/tax_total/value`);
  }
  const signed = (part: (typeof breakdownParts)[number]) =>
    part.endsWith('discount') ? -of(part) : of(part);
  const added = breakdownParts.reduce((all, part) => all + signed(part), 0);
  if (Object.keys(breakdown).length > 0 && added !== total)
    throw createUnprocessable('AMOUNT_MISMATCH', `${path}/value`);
  return total;
}
