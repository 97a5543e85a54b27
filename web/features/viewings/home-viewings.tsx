import { ChevronDown } from 'lucide-react';
import type { HomeId, Viewing } from '../../entities/viewing/api.ts';
import { ViewingItem } from '../../entities/viewing/viewing-item.tsx';
import { ViewingList } from '../../entities/viewing/viewing-list.tsx';
import { partViewings } from '../../entities/viewing/waiting-viewings.ts';
import { formatCounted, formatPersonName } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly viewings: readonly Viewing[];
  readonly homeId: HomeId;
}

/** The upcoming viewings of a property, those that wait for an answer first. */
export function HomeViewings({ viewings, homeId }: Props) {
  const { toAnswer, others } = partViewings(viewings);
  return (
    <>
      {toAnswer.length > 0 && (
        <ViewingGroup title={`${formatCounted(toAnswer.length, 'request')} to answer`} viewings={toAnswer} />
      )}
      {others.length > 0 && <ViewingGroup title="Upcoming" viewings={others} />}
      {viewings.length === 0 && <p className="text-muted">No upcoming viewings.</p>}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <Icon as={ChevronDown} size={18} className="text-muted group-open:rotate-180" />
          Past viewings
        </summary>
        <div className="pt-2">
          <ViewingList
            when="past"
            side="seller"
            homeId={homeId}
            empty={<p className="text-muted">None yet.</p>}
          />
        </div>
      </details>
    </>
  );
}

const list = new Intl.ListFormat('en-GB');

/** Who else asked for the time of a request; undefined where there is no one. */
function describeOthers({ id, timeSlotId, status }: Viewing, all: readonly Viewing[]): string | undefined {
  const others = all.filter(
    (other) =>
      other.id !== id &&
      other.timeSlotId === timeSlotId &&
      other.status === 'requested' &&
      status === 'requested',
  );
  if (others.length === 0) return undefined;
  return `${list.format(others.map(({ counterpart }) => formatPersonName(counterpart)))} asked for this time too.`;
}

const ViewingGroup = ({
  title,
  viewings,
}: {
  readonly title: string;
  readonly viewings: readonly Viewing[];
}) => (
  <section aria-label={title} className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    <ul className="grid gap-4">
      {viewings.map((viewing) => (
        <li key={viewing.id} id={viewing.id} className="scroll-mt-24">
          <ViewingItem viewing={viewing} showHome={false} note={describeOthers(viewing, viewings)} />
        </li>
      ))}
    </ul>
  </section>
);
