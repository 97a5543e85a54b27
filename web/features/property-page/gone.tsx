import { SearchX } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No property at this URL: unknown, not yet on sale, or off the market. */
const Gone = () => (
  <EmptyState
    heading="h1"
    icon={SearchX}
    title="This home can not be seen"
    actions={
      <>
        <LinkButton to={paths.listing}>Homes for sale</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          Home page
        </LinkButton>
      </>
    }
  >
    <p>It may have been taken off the market, or the link is not complete. Others may suit you as well.</p>
  </EmptyState>
);
export default Gone;
