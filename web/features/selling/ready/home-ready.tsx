import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { timesQuery } from '../../../entities/viewing/api.ts';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listReadySteps } from './checklist.ts';
import { ReadyList } from './ready-list.tsx';
import * as words from './words.ts';

interface Props {
  readonly home: PropertyPage;
  /** Shows the open steps alone, and this when every step is done. */
  readonly whenDone?: ReactNode;
}

/** The checklist of a property that is on sale, with the times that buyers can book. */
export function HomeReady({ home, whenDone }: Props) {
  return (
    <QuerySection
      query={useQuery(timesQuery(home.id))}
      what={words.loadYourChecklist}
      skeleton={<Skeleton className="h-64 rounded-md" />}
    >
      {({ total }) => {
        const steps = listReadySteps(home, total);
        if (whenDone === undefined) return <ReadyList steps={steps} />;
        const open = steps.filter(({ isDone }) => !isDone);
        return open.length > 0 ? <ReadyList steps={open} /> : whenDone;
      }}
    </QuerySection>
  );
}
