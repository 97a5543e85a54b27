import { cx } from '../../lib/cx.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
import { useSearchParams } from '../../lib/router.ts';
import { Link } from '../../ui/link.tsx';
import type { ThreadFilter } from './api.ts';
import { threadFilters } from './labels.ts';

export function parseFilter(typed: string | null): ThreadFilter | undefined {
  return threadFilters.find(([filter]) => filter === typed)?.[0];
}

/** The filter of the threads, which is in the URL. */
export function ThreadFilters({ filter }: { readonly filter: ThreadFilter | undefined }) {
  const [query] = useSearchParams();
  const searchFor = (next: ThreadFilter | undefined) => {
    const changed = new URLSearchParams(query);
    if (next) changed.set('filter', next);
    else changed.delete('filter');
    return `?${changed}`;
  };
  return (
    <nav
      aria-label="Show"
      ref={fadeEdges}
      className="strip flex shrink-0 gap-0.5 overflow-x-auto border-b border-line py-2 max-md:-mx-4 max-md:px-4 md:px-2"
    >
      {threadFilters.map(([value, label]) => (
        <Link
          key={label}
          to={{ search: searchFor(value) }}
          replace
          aria-current={filter === value ? 'true' : undefined}
          className={cx(
            'inline-flex min-h-9 shrink-0 items-center rounded-full px-2.5 text-sm font-medium',
            filter === value ? 'bg-action-soft text-action-strong' : 'hover:bg-sunk',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
