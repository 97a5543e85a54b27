import { FindPlaceForm } from '../../entities/place/find-place-form.tsx';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';

export const handle: Handle = {
  head: { title: 'Page not found', canonical: paths.notFound, noindex: true },
};

/** /error-404 and every unknown URL. */
export function Component() {
  return (
    <div className="mx-auto grid max-w-form gap-6 py-8 sm:py-16">
      <EmptyHouse />
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">No one lives here</h1>
        <p className="text-lg text-muted">
          This page has moved, was never built or belongs to someone else. The homes are this way:
        </p>
      </div>
      <FindPlaceForm />
      <p>
        <Link to={paths.home} className="link">
          Go to the home page
        </Link>
      </p>
    </div>
  );
}

const EmptyHouse = () => (
  <svg
    viewBox="0 0 120 72"
    width={160}
    height={96}
    fill="none"
    stroke="currentColor"
    strokeWidth={2.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="text-action"
    aria-hidden
  >
    <path d="M6 64h108" className="text-edge" stroke="currentColor" />
    <path d="M28 36 60 10l32 26" />
    <path d="M36 32v32M84 32v32" strokeDasharray="3 6" />
    <path d="M53 64V46h14v18" strokeDasharray="3 6" />
  </svg>
);
