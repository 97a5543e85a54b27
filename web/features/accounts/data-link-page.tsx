import { FileClock } from 'lucide-react';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const handle: Handle = { head: { title: 'Your data', noindex: true } };

/** /data-link: the target of mailed links to an expired file, or with an incomplete URL. */
export function Component() {
  const isOver = useSearchParams()[0].get('reason') === 'ended';
  return (
    <EmptyState
      heading="h1"
      icon={FileClock}
      title={isOver ? 'This link has expired' : 'This link doesn’t work'}
      actions={<LinkButton to={`${paths.profile}?tab=sign-in`}>Ask for a new copy</LinkButton>}
    >
      {isOver
        ? 'For your safety a link to your data works for seven days. Ask for a new copy on your profile, and we email you another link.'
        : 'It’s incomplete, or a newer one has replaced it. Open the latest email about your data, or ask for a new copy on your profile.'}
    </EmptyState>
  );
}
