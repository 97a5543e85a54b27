import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialog.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
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
export function PersonDialog({ id, name, checks, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={`About ${name}`}>
      <PersonContent id={id} name={name} />
      <CheckBadges checks={checks} className="mt-4" />
    </Dialog>
  );
}

const PersonContent = ({ id, name }: Pick<Props, 'id' | 'name'>) => (
  <QuerySection
    query={useQuery(personQuery(id))}
    what={`load ${name}’s details`}
    skeleton={<PersonSkeleton />}
    notFound={<p>{`There’s nothing to show about ${name}.`}</p>}
  >
    {(person) => <PersonCard person={person} unnamed={name} />}
  </QuerySection>
);

const PersonSkeleton = () => (
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
