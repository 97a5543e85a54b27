import { useQuery } from '@tanstack/react-query';
import { type Viewing, viewingsQuery } from '../../entities/viewing/api.ts';
import { OwnCalendarLink } from '../../entities/viewing/own-calendar-link.tsx';
import { ViewingList } from '../../entities/viewing/viewing-list.tsx';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { Field } from '../../ui/field.tsx';
import { KeptLine } from '../../ui/kept-line.tsx';
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
          { value: 'upcoming', label: 'Upcoming', panel: <KeptViewings when="upcoming" side={role} /> },
          { value: 'past', label: 'Past', panel: <KeptViewings when="past" side={role} /> },
        ]}
      />
    </div>
  );
}

interface ListProps {
  readonly when: 'upcoming' | 'past';
  readonly side: Viewing['side'] | undefined;
}

/** The list, with its age where it can't be read anew; what follows comes with it, so that the list doesn’t move it. */
function KeptViewings({ when, side }: ListProps) {
  const { dataUpdatedAt, isLoading } = useQuery(viewingsQuery({ when, ...(side && { role: side }) }));
  return (
    <>
      <KeptLine
        at={dataUpdatedAt}
        className="mb-4"
        {...(when === 'upcoming' && {
          changes: 'Your answers wait here until you’re online. Other changes need a connection.',
        })}
      />
      <ViewingList when={when} side={side} />
      {!isLoading && (
        <div className="mt-6">
          <OwnCalendarLink />
        </div>
      )}
    </>
  );
}
