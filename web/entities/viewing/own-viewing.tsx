import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../lib/live.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readAgain, viewingsQuery, type ViewedHome } from './api.ts';
import { ViewingCard } from './viewing-card.tsx';

interface Props {
  readonly home: ViewedHome;
  /** Opens the slots when there is no viewing any more. */
  readonly onBook: () => void;
}

/** The reader's viewing on the page of the property. */
export default function OwnViewing({ home, onBook }: Props) {
  const queries = useQueryClient();
  useLive('viewings', () => void readAgain(queries));
  const { data, error, isFetching, refetch } = useQuery(
    viewingsQuery({ role: 'buyer', when: 'upcoming', property_id: home.id }),
  );
  if (error)
    return (
      <ErrorState error={error} what="load your viewing" busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-40 w-full" />;
  const [viewing] = data.viewings;
  if (viewing) return <ViewingCard viewing={viewing} className="w-full" />;
  return (
    <Button className="w-full" onClick={onBook}>
      Book a viewing
    </Button>
  );
}
