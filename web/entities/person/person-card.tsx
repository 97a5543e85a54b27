import { Check } from 'lucide-react';
import { formatName } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatBadge, listPersonFacts, type PublicPerson } from './labels.ts';

interface Props {
  readonly person: PublicPerson;
  /** Replaces a missing name. */
  readonly unnamed: string;
}

/** The public data of a person. */
export function PersonCard({ person, unnamed }: Props) {
  const name = formatName(person, unnamed);
  return (
    <div className="flex items-start gap-4">
      <Avatar name={name} src={person.avatar} />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <ul className="text-muted">
          {listPersonFacts(person).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {person.badges.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2" aria-label="Confirmed">
            {person.badges.map((badge) => (
              <li key={badge}>
                <Badge tone="green" className="max-sm:whitespace-normal">
                  <Icon as={Check} size={16} />
                  {formatBadge(badge, person)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
