import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { packagesQuery } from '../api.ts';

/** The package of the listing. Starter is the one that can be chosen while no card can be paid with. */
export function StarterPackage() {
  const { data } = useQuery(packagesQuery);
  const starter = data?.find(({ id }) => id === 'starter');
  const { days = 90, max_photos: photos = 10 } = starter ?? {};
  const parts = [`${days} days on sale`, `The first ${photos} photos`, 'Nothing to pay, now or later'];
  return (
    <div className="grid gap-2 rounded-md border border-action bg-action-soft p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-lg font-semibold">Starter</span>
        <span className="text-lg font-bold">Free</span>
      </p>
      <ul className="grid gap-1">
        {parts.map((part) => (
          <li key={part} className="flex items-start gap-2">
            <Icon as={Check} size={18} className="mt-0.5 text-action" />
            {part}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        The larger packages can be bought here once card payments open. You lose nothing by starting with this
        one.
      </p>
    </div>
  );
}
