import { Archive, SearchX } from 'lucide-react';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PostSearch } from '../list/post-search.tsx';

const words = {
  missing: {
    icon: SearchX,
    title: 'There’s no guide here',
    text: 'The link may be incomplete. Search for what you wanted to read, or browse all the guides.',
  },
  removed: {
    icon: Archive,
    title: 'This post was removed',
    text: 'It was out of date, or its advice no longer applied. Others may answer your question.',
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
      actions={<LinkButton to={paths.blog}>See the guides</LinkButton>}
    >
      <div className="grid gap-5">
        <p>{text}</p>
        <PostSearch />
      </div>
    </EmptyState>
  );
}
