import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { favouritesQuery } from '../../../entities/favourite/saved-homes.ts';
import { sharedHomesQuery, shortlistQuery } from '../../../entities/shortlist/api.ts';
import { viewable } from '../../../entities/viewing/viewable.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ChooseHomes, type PlanChoice, type PlannableHome } from './choose-homes.tsx';
import { DayPlanResult } from './day-plan-result.tsx';

export const handle: Handle = { head: { title: 'Plan a day of viewings', noindex: true } };

/** /favourites/plan: an order in which saved homes can be viewed on one day, and the press that asks for all of them. */
export function Component() {
  const shortlist = useQuery(shortlistQuery);
  return (
    <div className="mx-auto grid max-w-4xl gap-5">
      <QueryPage query={shortlist} what="load your shortlist" skeleton={<PlanSkeleton />}>
        {({ partner }) => (partner ? <SharedPlan partner={partner.name} /> : <OwnPlan />)}
      </QueryPage>
    </div>
  );
}

const PlanSkeleton = () => (
  <div aria-busy="true">
    <span className="sr-only">Loading your shortlist</span>
    <SkeletonLines lines={6} />
  </div>
);

function SharedPlan({ partner }: { readonly partner: string }) {
  return (
    <QueryPage query={useQuery(sharedHomesQuery)} what="load your shortlist" skeleton={<PlanSkeleton />}>
      {(homes) => (
        <Plan
          partner={partner}
          homes={homes.flatMap(({ card, yours, theirs }) =>
            card && viewable.has(card.status)
              ? [{ ...card, isLoved: yours.vote === 'love' && theirs.vote === 'love' }]
              : [],
          )}
        />
      )}
    </QueryPage>
  );
}

function OwnPlan() {
  return (
    <QueryPage query={useQuery(favouritesQuery)} what="load your saved homes" skeleton={<PlanSkeleton />}>
      {({ favourites }) => (
        <Plan
          homes={favourites.flatMap(({ card }) =>
            card && viewable.has(card.status) ? [{ ...card, isLoved: false }] : [],
          )}
        />
      )}
    </QueryPage>
  );
}

interface PlanProps {
  readonly homes: readonly PlannableHome[];
  readonly partner?: string;
}

function Plan({ homes, partner }: PlanProps) {
  const [choice, setChoice] = useState<PlanChoice>();
  if (homes.length === 0)
    return (
      <EmptyState
        heading="h1"
        icon={CalendarRange}
        title="No homes to view yet"
        actions={<LinkButton to={paths.favourites}>Your saved homes</LinkButton>}
      >
        <p>Save homes that are on the market, and we’ll find an order to view them in.</p>
      </EmptyState>
    );
  return (
    <>
      <h1 className="text-2xl">Plan a day of viewings</h1>
      <p>
        Choose homes and a day. We’ll look at their free times and the way between them, and you can ask for
        all the viewings at once.
      </p>
      <ChooseHomes homes={homes} onChoose={setChoice} />
      {choice && (
        <DayPlanResult
          key={`${choice.day} ${choice.homeIds.join(' ')} ${choice.asked}`}
          choice={choice}
          partner={partner}
        />
      )}
    </>
  );
}
