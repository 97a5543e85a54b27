import type { JointHomePage } from '../../entities/joint-owner/api.ts';
import { formatAttendees, formatSlotKind, formatSpan } from '../../entities/viewing/labels.ts';
import { getViewingState } from '../../entities/viewing/states.ts';
import { formatCount, formatCounted } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';

/** How many people looked at the home's page, saved it and wrote. */
export function Interest({ interest }: { readonly interest: JointHomePage['interest'] }) {
  return (
    <section aria-labelledby="interest" className="grid gap-2">
      <h2 id="interest" className="text-xl">
        Interest
      </h2>
      <dl className="tabular grid grid-cols-3 gap-3 [&_dd]:text-2xl [&_dd]:font-bold [&_dt]:text-sm [&_dt]:text-muted">
        {(
          [
            ['Views', interest.views],
            ['Saved', interest.favourites],
            ['Enquiries', interest.enquiries],
          ] as const
        ).map(([name, number]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt>{name}</dt>
            <dd>{formatCount(number)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Props {
  readonly viewings: JointHomePage['viewings'];
  readonly isOver: boolean;
}

/** Numbers of viewings, and those to come with their times. */
export function JointViewings({ viewings: { upcoming, past, next }, isOver }: Props) {
  return (
    <section aria-labelledby="viewings" className="grid gap-2">
      <h2 id="viewings" className="text-xl">
        Viewings
      </h2>
      <p className="tabular">
        {isOver ? `${formatCounted(past, 'viewing')}.` : describeNumbers(upcoming, past)}
      </p>
      {!isOver && next.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {next.map((viewing) => (
            <JointViewingRow key={`${viewing.buyer} ${viewing.start}`} viewing={viewing} />
          ))}
        </ul>
      )}
    </section>
  );
}

const describeNumbers = (upcoming: number, past: number): string =>
  upcoming + past === 0
    ? 'No viewings yet.'
    : `${formatCounted(upcoming, 'viewing')} to come, ${past} so far.`;

function JointViewingRow({ viewing }: { readonly viewing: JointHomePage['viewings']['next'][number] }) {
  const { tone, label } = getViewingState(viewing);
  return (
    <li className="tabular flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="grid gap-0.5">
        <span className="font-semibold">{formatSpan(viewing)}</span>
        <span className="text-sm text-muted">
          {`Buyer ${viewing.buyer} · ${formatAttendees(viewing)} · ${formatSlotKind(viewing.kind)}`}
        </span>
      </span>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}
