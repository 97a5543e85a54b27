import { addDays, formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useNavigate, useSearchParams } from '../../../lib/router.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

/** More than the law asks to keep at hand. */
const shownMonths = 36;

/** This month and those before it, such as `2026-11`. */
function listMonths(now = new Date()): string[] {
  let first = `${formatLondonDay(now).slice(0, 7)}-01`;
  return Array.from({ length: shownMonths }, () => {
    const month = first.slice(0, 7);
    first = `${addDays(first, -1).slice(0, 7)}-01`;
    return month;
  });
}

/** The month of the address, or this one. */
export function useMonth(): string {
  const months = listMonths();
  const asked = useSearchParams()[0].get('month');
  return months.find((one) => one === asked) ?? months[0] ?? '';
}

interface Props {
  readonly month: string;
  /** Of the page, which has the month in its address. */
  readonly path: string;
}

/** Chooses the month of a page. */
export function MonthField({ month, path }: Props) {
  const navigate = useNavigate();
  return (
    <div className="max-w-form">
      <Field label="Month">
        <Select
          options={listMonths().map((value) => ({ value, label: formatMonth(`${value}-01`) }))}
          value={month}
          onChange={({ target }) => void navigate(`${path}?month=${target.value}`)}
        />
      </Field>
    </div>
  );
}
