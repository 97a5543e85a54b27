import { useSearchParams } from '../../../lib/router.ts';
import { Link } from '../../../ui/link.tsx';

/** Leads on in a list that begins with the newest, and back to its beginning. */
export function OlderLink({ next }: { readonly next: string | null }) {
  const [search] = useSearchParams();
  const isLater = search.has('before');
  if (next === null && !isLater) return null;
  // The rest of the query is the filter of the list.
  const linkTo = (before: string | undefined) => {
    const changed = new URLSearchParams(search);
    if (before === undefined) changed.delete('before');
    else changed.set('before', before);
    return `?${changed.toString()}`;
  };
  return (
    <nav aria-label="Pages" className="flex gap-5">
      {isLater && (
        <Link to={linkTo(undefined)} className="link">
          Back to the newest
        </Link>
      )}
      {next !== null && (
        <Link to={linkTo(next)} className="link">
          Older
        </Link>
      )}
    </nav>
  );
}
