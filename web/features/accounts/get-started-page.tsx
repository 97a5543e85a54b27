import { House, KeyRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

interface Choice {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** /get-started: the choice of selling or buying. */
export function Component() {
  const { isLoggedIn } = useSession();
  const choices: readonly Choice[] = [
    {
      title: 'I’m selling',
      text: 'List your home in six steps. You can stop at any time and carry on later.',
      icon: KeyRound,
      to: isLoggedIn ? paths.addProperty : `${paths.register}?sell`,
    },
    {
      title: 'I’m buying',
      text: 'Tell us what you’re looking for, so that sellers know you’re serious.',
      icon: House,
      to: isLoggedIn ? paths.welcome : `${paths.register}?get-started`,
    },
  ];
  return (
    <div className="mx-auto grid max-w-prose gap-6 sm:py-8">
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">What brings you here?</h1>
        <p className="text-lg text-muted">One account does both, so you can always change your mind.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {choices.map(({ icon, title, text, to }) => (
          <li key={title}>
            <Link
              to={to}
              className="grid h-full content-start gap-3 rounded-md border border-edge bg-surface p-6 shadow-soft transition-colors hover:border-action hover:bg-action-soft"
            >
              <span className="grid size-12 place-items-center rounded-full bg-action-soft text-action">
                <Icon as={icon} size={24} />
              </span>
              <span className="text-xl font-semibold">{title}</span>
              <span className="text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {!isLoggedIn && (
        <p className="text-muted">
          Have an account already?{' '}
          <Link to={paths.login} className="link">
            Log in
          </Link>
        </p>
      )}
    </div>
  );
}
