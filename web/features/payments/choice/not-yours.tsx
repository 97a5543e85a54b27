import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export const NotYours = () => (
  <EmptyState
    heading="h1"
    title="This is not one of your listings"
    actions={<LinkButton to={paths.myListing}>My listings</LinkButton>}
  >
    It may belong to another account, or the address is not right.
  </EmptyState>
);
