import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { useLocation, useSearchParams } from '../lib/router.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface Props {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly param?: string;
}

/** The first and last page and the neighbours of the current one, with gaps. */
function listPagesAround(page: number, last: number): readonly (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(wanted)];
  return pages.flatMap((one, at) => (at > 0 && one - (pages[at - 1] ?? 0) > 1 ? ['gap', one] : [one]));
}

const box = 'grid size-11 place-items-center rounded-md tabular';

/** Links to the pages of a list, by a query parameter. */
export function Pagination({ page, perPage, total, param = 'page' }: Props) {
  const { pathname, hash } = useLocation();
  const [search] = useSearchParams();
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(search);
    if (number === 1) next.delete(param);
    else next.set(param, String(number));
    return { pathname, search: next.toString(), hash };
  };
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1" data-print="no">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={cx(box, 'hover:bg-sunk')}>
          <Icon as={ChevronLeft} label="Previous page" />
        </Link>
      )}
      {listPagesAround(page, last).map((one, at) =>
        one === 'gap' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has no identity but its place
          <span key={`gap-${at}`} className="w-5 text-center text-muted" aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={one}
            to={to(one)}
            aria-label={`Page ${one}`}
            aria-current={one === page ? 'page' : undefined}
            className={cx(box, one === page ? 'bg-action font-semibold text-on-action' : 'hover:bg-sunk')}
          >
            {one}
          </Link>
        ),
      )}
      {page < last && (
        <Link to={to(page + 1)} rel="next" className={cx(box, 'hover:bg-sunk')}>
          <Icon as={ChevronRight} label="Next page" />
        </Link>
      )}
    </nav>
  );
}
