import { SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { readSlugWords } from '../../../functions/listings/properties/domain/slug-words.ts';
import { FindPlaceForm } from '../../entities/place/find-place-form.tsx';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { useParams } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import { useBrowser } from '../../lib/use-browser.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const HomesNear = lazyWithQueries(() => import('./homes-near.tsx'));
const RecentlyViewed = lazyWithQueries(() => import('../../entities/property/recently-viewed.tsx'));

/**
 * No property at this URL: unknown, not yet on sale, or off the market. The API tells nobody which of them; the address
 * itself names where a home was.
 */
const PropertyNotFound = () => {
  const { isLoggedIn } = useSession();
  const isBrowser = useBrowser();
  const { id = '' } = useParams();
  const words = readSlugWords(id);
  return (
    <div className="grid gap-8">
      <div>
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
          <p>
            It may have been taken off the market, or the link may be incomplete. You might like another one.
          </p>
        </EmptyState>
        <div className="mx-auto max-w-form">
          <FindPlaceForm />
        </div>
      </div>
      {isBrowser && (
        <Suspense>
          {words !== undefined && <HomesNear words={words} />}
          <RecentlyViewed className="border-t border-line pt-8" />
        </Suspense>
      )}
    </div>
  );
};
export default PropertyNotFound;
