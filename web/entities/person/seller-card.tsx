import { useQuery } from '@tanstack/react-query';
import { type PersonId, personQuery } from './api.ts';
import { PersonCard } from './person-card.tsx';
import type { KnownPerson } from './words.ts';

interface Props {
  readonly id: PersonId;
  /** What the page of the home says; it stays where more can not be read. */
  readonly known: KnownPerson;
}

/** The seller's card with their counts, for those who are logged in. */
export default function SellerCard({ id, known }: Props) {
  const { data } = useQuery(personQuery(id));
  return <PersonCard person={data ?? known} unnamed="The owner" />;
}
