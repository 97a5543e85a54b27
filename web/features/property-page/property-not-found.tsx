import { SearchX } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** No property at this URL: unknown, not yet on sale, or off the market. */
const PropertyNotFound = () => {
  const { isLoggedIn } = useSession();
  return (
    <EmptyState
      heading="h1"
      icon={SearchX}
      title="This home isn’t available"
      actions={
        <>
          <LinkButton to={paths.listing}>Homes for sale</LinkButton>
          {isLoggedIn ? (
            <LinkButton to={paths.myBuying} variant="secondary">
              Buying
            </LinkButton>
          ) : (
            <LinkButton to={paths.home} variant="secondary">
              Home page
            </LinkButton>
          )}
        </>
      }
    >
      <p>It may have been taken off the market, or the link may be incomplete. You might like another one.</p>
    </EmptyState>
  );
};
export default PropertyNotFound;
