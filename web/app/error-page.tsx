import { lazy, Suspense } from 'react';
import { isNotFound, isPassing } from '../lib/api-error.ts';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '../lib/router.ts';
import { ErrorState } from '../ui/error-state.tsx';

const NotFound = lazy(async () => ({
  default: (await import('../features/content/not-found-page.tsx')).Component,
}));

/** Replaces a page that failed to load or render. */
export default function ErrorPage() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  if (isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404))
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  // An error other than a failed call can come from an old version of the site in an open tab, so the page is
  // reloaded.
  const retry = () => (isPassing(error) ? void navigate(here, { replace: true }) : window.location.reload());
  return <ErrorState error={error} what="show this page" heading="h1" onRetry={retry} />;
}
