import { useQuery } from '@tanstack/react-query';
import { type PersonId, personQuery } from './api.ts';
import type { PublicPerson } from './labels.ts';
import { PersonCard } from './person-card.tsx';

interface Props {
  readonly id: PersonId;
  /** The data from the property's page, shown until more is loaded, or if that fails. */
  readonly known: PublicPerson;
}

/** The seller's card with their counts, for logged-in readers. */
export default function SellerCard({ id, known }: Props) {
  const { data } = useQuery(personQuery(id));
  return <PersonCard person={data ?? known} unnamed="The owner" />;
}
