import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import * as words from './words.ts';

interface Props {
  readonly children?: string;
}

/** Replaces a page of an own listing that is not the reader's, or not there. */
export function OwnListingNotFound({ children = words.itMayBelongToAnother }: Props) {
  return (
    <EmptyState
      heading="h1"
      title={words.thisIsntOneOfYour}
      actions={<LinkButton to={paths.myListing}>{words.myListings}</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
