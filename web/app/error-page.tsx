import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isNotFound, isPassing } from '../lib/api-error.ts';
import { ErrorState } from '../ui/error-state.tsx';

const NotFound = lazy(async () => ({
  default: (await import('../features/content/not-found-page.tsx')).Component,
}));

/** What stands in place of a page that could not be loaded or drawn. */
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
  // Anything else than a failed call may be an old version of the site in a tab that was left open.
  const retry = () => (isPassing(error) ? void navigate(here, { replace: true }) : window.location.reload());
  return <ErrorState error={error} what="show this page" heading="h1" onRetry={retry} />;
}
