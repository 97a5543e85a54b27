import { formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { dayMs } from '../../../../functions/kernel/time.ts';
import { formatCounted } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import { Field } from '../../../ui/field.tsx';
import { type Option, Select } from '../../../ui/select.tsx';

/** A filter of a list of the desk: a parameter of its address, and what it can be. */
export interface DeskFilter {
  readonly name: string;
  readonly label: string;
  /** The first is that it isn’t chosen. */
  readonly options: readonly [Option<''>, ...Option[]];
}

/** How many days a list goes back. */
export const sinceFilter = {
  name: 'days',
  label: 'Since',
  options: [
    { value: '', label: 'The beginning' },
    { value: '1', label: 'Yesterday' },
    { value: '7', label: 'A week ago' },
    { value: '30', label: '30 days ago' },
  ],
} as const satisfies DeskFilter;

/** The first day of a list, as the filter above says it; undefined for all. */
export function findFirstDay(search: URLSearchParams, now = Date.now()): string | undefined {
  const days = Number(readFilter(search, sinceFilter) ?? 0);
  return days > 0 ? formatLondonDay(new Date(now - days * dayMs)) : undefined;
}

/** What is chosen of a filter; undefined for nothing, or for what it can’t be. */
export function readFilter<Value extends string>(
  search: URLSearchParams,
  { name, options }: { readonly name: string; readonly options: readonly Option<Value | ''>[] },
): Value | undefined {
  const found = options.find(({ value }) => value === search.get(name))?.value;
  return found === undefined || found === '' ? undefined : found;
}

interface Props {
  readonly filters: readonly DeskFilter[];
  /** How much the list has; undefined until it is known. */
  readonly list: { readonly count: number; readonly isCountCut: boolean } | undefined;
  /** What it lists, one and several of it. */
  readonly noun: readonly [string, string];
}

/** The filters above a list, which are in its address, and how much there is. */
export function ListFilter({ filters, list, noun }: Props) {
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete('before');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        {filters.map((filter) => (
          <Field key={filter.name} label={filter.label}>
            <Select
              options={filter.options}
              value={readFilter(search, filter) ?? ''}
              onChange={({ target }) => choose(filter.name, target.value)}
            />
          </Field>
        ))}
      </div>
      <p className="tabular min-h-6 text-muted" aria-live="polite">
        {list &&
          (list.isCountCut ? `More than ${list.count} ${noun[1]}` : formatCounted(list.count, ...noun))}
      </p>
    </div>
  );
}
