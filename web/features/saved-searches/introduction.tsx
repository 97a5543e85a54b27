import { BellRing, CircleSlash, Sparkles } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as words from './words.ts';

const facts = [
  {
    icon: BellRing,
    title: words.everyHomeThatFits,
    text: words.newHomesPriceCutsAnd,
  },
  {
    icon: Sparkles,
    title: words.asOftenAsYouLike,
    text: words.asTheyComeUpOnce,
  },
  {
    icon: CircleSlash,
    title: words.easyToStop,
    text: words.noAccountNeededEveryEmail,
  },
];

/** /newhome for a visitor: what alerts do, and where they begin. */
export function AlertsIntroduction() {
  return (
    <div className="mx-auto grid max-w-3xl gap-8 py-4">
      <header className="grid gap-3">
        <h1 className="text-3xl">{words.beTheFirstToLearn}</h1>
        <p className="text-lg text-muted">{words.saveASearchAndWell}</p>
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
        <LinkButton to={paths.listing}>{words.startASearch}</LinkButton>
        <LinkButton to={`${paths.login}?next=${paths.newHomes}`} variant="secondary">
          {words.logInToSeeYours}
        </LinkButton>
      </div>
    </div>
  );
}
