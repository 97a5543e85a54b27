import { BellRing, KeyRound, type LucideIcon } from 'lucide-react';
import { paths } from '../../../../site/paths.ts';
import { Door } from './door.tsx';

interface FirstStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const steps: readonly FirstStep[] = [
  {
    icon: BellRing,
    title: 'Tell us what you’re looking for',
    text: 'A place, a price, some rooms. We email you when a home fits.',
    to: `${paths.welcome}?for=buying`,
  },
  {
    icon: KeyRound,
    title: 'Sell your home',
    text: 'See what homes like yours ask for, then list it yourself.',
    to: paths.sell,
  },
];

/** The doors of an account that has nothing under way yet. */
export function FirstSteps() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:gap-4">
      {steps.map(({ icon, title, text, to }) => (
        <li key={to}>
          <Door to={to} icon={icon} title={title}>
            {text}
          </Door>
        </li>
      ))}
    </ul>
  );
}
