import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../lib/live.ts';
import { Button } from '../../ui/button.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invalidateViewings, viewingsQuery, type BookableHome } from './api.ts';
import { viewable } from './viewable.ts';
import { ViewingCard } from './viewing-card.tsx';

interface Props {
  readonly home: BookableHome;
  /** Opens the slots when there is no viewing any more. */
  readonly onBook: () => void;
}

/** The reader's viewing on the page of the property. */
export default function OwnViewing({ home, onBook }: Props) {
  const queries = useQueryClient();
  useLive('viewings', () => void invalidateViewings(queries));
  const upcoming = useQuery(viewingsQuery({ role: 'buyer', when: 'upcoming', property_id: home.id }));
  return (
    <QuerySection query={upcoming} what="load your viewing" skeleton={<Skeleton className="h-40 w-full" />}>
      {({ viewings: [viewing] }) =>
        viewing ? (
          <ViewingCard viewing={viewing} className="w-full" />
        ) : (
          viewable.has(home.status) && (
            <Button className="w-full" onClick={onBook}>
              Book a viewing
            </Button>
          )
        )
      }
    </QuerySection>
  );
}
