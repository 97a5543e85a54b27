import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface Props {
  readonly children?: string;
}

/** Replaces a page of an own listing that is not the reader's, or not there. */
export function OwnListingNotFound({
  children = 'It may belong to another account, or the address isn’t right.',
}: Props) {
  return (
    <EmptyState
      heading="h1"
      title="This isn’t one of your listings"
      actions={<LinkButton to={paths.myListing}>Selling</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
