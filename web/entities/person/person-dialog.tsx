import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckBadges } from '../buyer-check/check-badges.tsx';
import { type PersonId, personQuery } from './api.ts';
import { PersonCard } from './person-card.tsx';

interface Props {
  readonly id: PersonId;
  readonly name: string;
  /** The badges of a checked buyer, for the seller. */
  readonly checks?: Parameters<typeof CheckBadges>[0]['checks'];
  readonly onClose: () => void;
}

/** A person's card in a dialog. */
export const PersonDialog = ({ id, name, checks, onClose }: Props) => (
  <Dialog open onClose={onClose} title={`About ${name}`}>
    <Content id={id} name={name} />
    <CheckBadges checks={checks} className="mt-4" />
  </Dialog>
);

function Content({ id, name }: Pick<Props, 'id' | 'name'>) {
  const { data, error, isFetching, refetch } = useQuery(personQuery(id));
  if (data) return <PersonCard person={data} unnamed={name} />;
  if (!error) return <Waiting />;
  if (isNotFound(error)) return <p>{`There is nothing to show about ${name}.`}</p>;
  return (
    <ErrorState
      error={error}
      what={`load what is known of ${name}`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const Waiting = () => (
  <div className="flex items-start gap-4">
    <output className="sr-only">Loading</output>
    <Skeleton className="size-14 rounded-full" />
    <div className="grid gap-2">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-5 w-44" />
    </div>
  </div>
);
