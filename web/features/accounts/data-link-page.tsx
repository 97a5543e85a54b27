import { FileClock } from 'lucide-react';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import * as words from './words.ts';

export const handle: Handle = { head: { title: words.yourData, noindex: true } };

/** /data-link: the target of mailed links to an expired file, or with an incomplete URL. */
export function Component() {
  const isOver = useSearchParams()[0].get('reason') === 'ended';
  return (
    <EmptyState
      heading="h1"
      icon={FileClock}
      title={isOver ? words.thisLinkHasExpired : words.thisLinkDoesntWork}
      actions={<LinkButton to={`${paths.profile}?tab=sign-in`}>{words.askForANewCopy}</LinkButton>}
    >
      {isOver ? words.forYourSafetyALink : words.itsIncompleteOrANewer}
    </EmptyState>
  );
}
