import { Archive, SearchX } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PostSearch } from '../list/post-search.tsx';
import * as texts from '../words.ts';

const words = {
  missing: {
    icon: SearchX,
    title: texts.theresNoGuideHere,
    text: texts.theLinkMayBeIncomplete,
  },
  removed: {
    icon: Archive,
    title: texts.thisPostWasRemoved,
    text: texts.itWasOutOfDate,
  },
} as const;

/** Replaces a post that is unknown or removed. */
export function PostNotFound({ why }: { readonly why: keyof typeof words }) {
  const { icon, title, text } = words[why];
  return (
    <EmptyState
      heading="h1"
      icon={icon}
      title={title}
      actions={<LinkButton to={paths.blog}>{texts.seeTheGuides}</LinkButton>}
    >
      <div className="grid gap-5">
        <p>{text}</p>
        <PostSearch />
      </div>
    </EmptyState>
  );
}
