import { BellRing, CircleSlash, Sparkles } from 'lucide-react';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const facts = [
  {
    icon: BellRing,
    title: 'Every home that fits',
    text: 'New homes, price cuts and homes that come back on the market, each with why it fits.',
  },
  {
    icon: Sparkles,
    title: 'As often as you like',
    text: 'As they come up, once a day or once a week. Search a town, a postcode or an area you draw.',
  },
  {
    icon: CircleSlash,
    title: 'Easy to stop',
    text: 'No account needed. Every email has a link that stops it with one press.',
  },
];

/** /newhome for a visitor: what alerts do, and where they begin. */
export function AlertsIntroduction() {
  return (
    <div className="mx-auto grid max-w-3xl gap-8 py-4">
      <header className="grid gap-3">
        <h1 className="text-3xl">Be the first to hear about a new home</h1>
        <p className="text-lg text-muted">Save a search, and we’ll email you when a home fits it.</p>
      </header>
      <ul className="grid gap-6 sm:grid-cols-3">
        {facts.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <Icon as={icon} className="text-action" />
            <h2 className="text-base">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.listing}>Start a search</LinkButton>
        <LinkButton to={`${paths.login}?next=${paths.newHomes}`} variant="secondary">
          Log in to see yours
        </LinkButton>
      </div>
    </div>
  );
}
