import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type DayPlan, dayPlanQuery, type LeftHome } from '../../../entities/shortlist/api.ts';
import { parties } from '../../../entities/viewing/labels.ts';
import { formatCounted, formatDay } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import type { PlanChoice } from './choose-homes.tsx';
import { EstimateNote } from './estimate-note.tsx';
import { StopList } from './stop-list.tsx';
import { type RequestState, useRequests } from './use-requests.ts';

const RouteMap = lazyPart(() => import('./route-map.tsx'));

interface Props {
  readonly choice: PlanChoice;
  readonly partner: string | undefined;
}

/** The proposed order with its route, and the press that asks for its viewings. */
export function DayPlanResult({ choice: { day, homeIds, asked }, partner }: Props) {
  const query = useQuery(dayPlanQuery(day, homeIds, asked));
  return (
    <section aria-labelledby="day-plan" className="grid gap-5">
      <h2 id="day-plan" className="text-xl">
        {formatDay(`${day}T12:00:00Z`)}
      </h2>
      <output className="text-muted">{query.data && describeFit(query.data)}</output>
      <QuerySection query={query} what="plan the route" skeleton={<SkeletonLines lines={6} />}>
        {(plan) =>
          plan.stops.length === 0 ? <EmptyDay plan={plan} /> : <Route plan={plan} partner={partner} />
        }
      </QuerySection>
    </section>
  );
}

function describeFit({ stops, left }: DayPlan): string {
  const all = stops.length + left.length;
  if (left.length > 0) return `${stops.length} of ${formatCounted(all, 'home')} fit on this day.`;
  return all === 1 ? 'This home fits on this day.' : `All ${all} homes fit on this day.`;
}

const EmptyDay = ({ plan }: { readonly plan: DayPlan }) => (
  <>
    <Notice title="None of these homes can be viewed on this day">
      <p>Choose one of the days below, or other homes.</p>
    </Notice>
    <LeftHomes left={plan.left} />
  </>
);

function describeLeft({ reason, nextDay }: LeftHome): string {
  const next = nextDay === undefined ? undefined : formatDay(`${nextDay}T12:00:00Z`);
  switch (reason) {
    case 'booked':
      return next === undefined
        ? 'You’ve asked for a viewing here already.'
        : `You’ve asked for a viewing here on ${next}.`;
    case 'closed':
      return 'The seller takes no viewings at the moment.';
    case 'no_room':
      return `Its free times don’t fit with the others.${next === undefined ? '' : ` Next free day: ${next}.`}`;
    case 'no_times':
      return next === undefined
        ? 'No free times. You can ask the seller for one on its page.'
        : `No free time on this day. Next free day: ${next}.`;
  }
}

const LeftHomes = ({ left }: Pick<DayPlan, 'left'>) =>
  left.length > 0 && (
    <div className="grid gap-2">
      <h3 className="text-lg">Not on this day</h3>
      <ul className="divide-y divide-line border-y border-line">
        {left.map((home) => (
          <li key={home.propertyId} className="py-3">
            <Link
              to={paths.property({ id: home.propertyId, slug: home.slug })}
              className="font-semibold underline"
            >
              {home.title}
            </Link>
            <p>{describeLeft(home)}</p>
          </li>
        ))}
      </ul>
    </div>
  );

const stateTexts: Readonly<Record<RequestState['is'], string>> = {
  waiting: 'Free',
  sending: 'Asking…',
  sent: 'Asked. The seller will confirm it.',
  failed: 'Not asked for.',
};

interface RouteProps {
  readonly plan: DayPlan;
  readonly partner: string | undefined;
}

function Route({ plan: { stops, left }, partner }: RouteProps) {
  const { states, isSending, isDone, send } = useRequests(stops);
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <StopList
          stops={stops}
          renderState={({ propertyId, booked }) => {
            const { is, problem } = states.get(propertyId) ?? { is: 'waiting' };
            if (booked) return <p className="text-sm">You’ve asked for this viewing already.</p>;
            return (
              <p className={is === 'failed' ? 'text-sm font-medium text-red' : 'text-sm text-muted'}>
                {problem === undefined ? stateTexts[is] : `${stateTexts[is]} ${problem}`}
              </p>
            );
          }}
        />
        <Suspense fallback={<Skeleton className="h-80 rounded-md" />}>
          <RouteMap stops={stops} />
        </Suspense>
      </div>
      <EstimateNote />
      <LeftHomes left={left} />
      {isDone ? (
        <Outcome states={states} partner={partner} />
      ) : (
        <AskForAll
          count={stops.filter(({ booked }) => !booked).length}
          isSending={isSending}
          partner={partner}
          onSend={send}
        />
      )}
    </>
  );
}

interface AskProps {
  /** Viewings that are not asked for yet. */
  readonly count: number;
  readonly isSending: boolean;
  readonly partner: string | undefined;
  readonly onSend: (attendees: number) => void;
}

function AskForAll({ count, isSending, partner, onSend }: AskProps) {
  const [attendees, setAttendees] = useState(partner === undefined ? '1' : '2');
  if (count === 0)
    return (
      <Notice title="You’ve asked for all of these already">
        <LinkButton to={paths.viewings} variant="secondary" className="mt-2 justify-self-start">
          Your viewings
        </LinkButton>
      </Notice>
    );
  return (
    <div className="grid max-w-form gap-4">
      <Field label="Who’s coming?">
        <Select
          options={parties.map((party) =>
            party.value === '2' && partner !== undefined ? { ...party, label: `${partner} and me` } : party,
          )}
          value={attendees}
          onChange={({ target }) => setAttendees(target.value)}
        />
      </Field>
      <Button busy={isSending} onClick={() => onSend(Number(attendees))} className="justify-self-start">
        {count === 1 ? 'Ask for this viewing' : `Ask for these ${count} viewings`}
      </Button>
      <p className="text-sm text-muted">
        Each seller confirms their own. They’re in your name, under Viewings
        {partner === undefined ? '.' : `, and ${partner} sees them on your shortlist.`}
      </p>
    </div>
  );
}

interface OutcomeProps {
  readonly states: ReadonlyMap<string, RequestState>;
  readonly partner: string | undefined;
}

function Outcome({ states, partner }: OutcomeProps) {
  const all = [...states.values()];
  const sent = all.filter(({ is }) => is === 'sent').length;
  const isWhole = sent === all.length;
  return (
    <Notice
      kind={isWhole ? 'good' : 'warning'}
      alert
      title={isWhole ? 'You’ve asked for all of them' : `You’ve asked for ${sent} of ${all.length}`}
    >
      <p>
        {isWhole
          ? 'We’ll tell you when the sellers answer.'
          : 'The list above says why you couldn’t ask for the others. Plan the route again to see what’s still free.'}
        {partner !== undefined && sent > 0 && ` ${partner} sees them on your shortlist.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={paths.viewings}>Your viewings</LinkButton>
        <LinkButton to={paths.favourites} variant="secondary">
          Back to saved homes
        </LinkButton>
      </div>
    </Notice>
  );
}
