import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { paths } from '../../../app/paths.ts';

const all = [
  { to: paths.terms, label: 'Terms of use' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.dataDeletion, label: 'Deleting your data' },
  { to: paths.offersTerms, label: 'Vouchers and offers' },
] as const;
type PolicyPath = (typeof all)[number]['to'];

interface Props {
  readonly at: PolicyPath;
  readonly title: string;
  /** A summary of the page. */
  readonly inShort: ReactNode;
  /** The day of the last change, as `2026-11-21`. */
  readonly changed: string;
  readonly children: ReactNode;
}

/** A policy page: one column with section headings, and links to the other policies next to it. */
export const Policy = ({ at, title, inShort, changed, children }: Props) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,40rem)_14rem] lg:gap-16">
    <article className="max-w-prose">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-2 text-muted">Last changed on {formatDate(changed)}</p>
      <p className="mt-6 border-l-3 border-action pl-4 text-lg">{inShort}</p>
      <div className="mt-8 grid gap-8">{children}</div>
    </article>
    <nav aria-label="Terms and privacy" className="lg:pt-3" data-print="no">
      <ul className="grid gap-x-6 border-t border-line pt-4 max-lg:sm:flex lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5">
        {all.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === at ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

export const Points = ({ points }: { readonly points: readonly string[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
