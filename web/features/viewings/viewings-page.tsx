import { OwnCalendarLink } from '../../entities/viewing/own-calendar-link.tsx';
import { ViewingList } from '../../entities/viewing/viewing-list.tsx';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { viewingRoles } from './labels.ts';

export const handle: Handle = { head: { title: 'Viewings', noindex: true } };

/** /viewings: upcoming and past viewings of both sides. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const role = viewingRoles.find(({ value }) => value === search.get('role'))?.value;
  const choose = (value: string) =>
    setSearch(
      (now) => {
        if (value === '') now.delete('role');
        else now.set('role', value);
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Viewings</h1>
        <Field label="Which" hideLabel>
          <Select
            placeholder="All homes"
            options={viewingRoles}
            value={role ?? ''}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      </div>
      <Tabs
        label="Viewings"
        param="when"
        tabs={[
          { value: 'upcoming', label: 'Upcoming', panel: <ViewingList when="upcoming" side={role} /> },
          { value: 'past', label: 'Past', panel: <ViewingList when="past" side={role} /> },
        ]}
      />
      <OwnCalendarLink />
    </div>
  );
}
