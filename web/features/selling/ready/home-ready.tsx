import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { timesQuery } from '../../../entities/viewing/api.ts';
import { QuerySection } from '../../../ui/query-page.tsx';
import { listReadySteps, type ReadyStep } from './checklist.ts';
import { ReadyList } from './ready-list.tsx';

interface Props {
  readonly home: PropertyPage;
  /** Shows the open steps alone, and this when every step is done. */
  readonly whenDone?: ReactNode;
}

/** The checklist of a property that is on sale, with the times that buyers can book. */
export function HomeReady({ home, whenDone }: Props) {
  const listShownSteps = (times: number) =>
    listReadySteps(home, times).filter(
      // The overview has a part of its own for the ownership.
      ({ key, isDone }) => whenDone === undefined || (!isDone && key !== 'owner'),
    );
  return (
    <QuerySection
      query={useQuery(timesQuery(home.id))}
      what="load your checklist"
      skeleton={<ListSkeleton steps={listShownSteps(0)} />}
    >
      {({ total }) => {
        const steps = listShownSteps(total);
        return steps.length > 0 ? <ReadyList steps={steps} /> : whenDone;
      }}
    </QuerySection>
  );
}

/** As tall as the list, which differs by screen and home. */
const ListSkeleton = ({ steps }: { readonly steps: readonly ReadyStep[] }) => (
  <div className="pulse rounded-md bg-line">
    <div className="invisible">
      <ReadyList steps={steps} />
    </div>
  </div>
);
