import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { useSearchParams } from '../../../lib/router.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const statuses: readonly PropertyStatus[] = [
  'live',
  'pending_payment',
  'under_review',
  'draft',
  'paused',
  'under_offer',
  'sold_stc',
  'exchanged',
  'completed',
  'fallen_through',
  'withdrawn',
  'expired',
  'removed',
];
export function parseStatus(text: string | null): PropertyStatus | undefined {
  return statuses.find((status) => status === text);
}
/** In words for homes of all nations. */
const labels: Readonly<Partial<Record<PropertyStatus, string>>> = {
  draft: 'Needs changes',
  under_offer: 'Offer accepted',
  sold_stc: 'Sale with the solicitors',
  exchanged: 'Sale binding',
};
const options = statuses.map((value) => ({
  value,
  label: labels[value] ?? formatPropertyStatus(value, undefined),
}));

/** A filter by status, which is in the URL. */
export function StatusFilter() {
  const [query, setQuery] = useSearchParams();
  const choose = (status: string) =>
    setQuery(
      (now) => {
        if (status) now.set('status', status);
        else now.delete('status');
        now.delete('page');
        return now;
      },
      { preventScrollReset: true },
    );
  return (
    <Field label="Status" hideLabel className="w-56">
      <Select
        name="status"
        placeholder="All statuses"
        options={options}
        value={parseStatus(query.get('status')) ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
    </Field>
  );
}
