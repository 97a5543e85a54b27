import { cx } from '../../lib/cx.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { useComparedHomes } from './home-comparison.ts';

/** The way to the comparison once it has two homes. */
export function CompareLink({ className }: { readonly className?: string }) {
  const ids = useComparedHomes();
  return (
    <p aria-live="polite" className={cx(ids.length === 0 && 'hidden', className)}>
      {ids.length === 1 && (
        <span className="text-sm text-muted">Choose another home to compare it with this one.</span>
      )}
      {ids.length > 1 && (
        <Link to={`${paths.compare}?homes=${ids.join()}`} className="link font-semibold">
          {`Compare ${ids.length} homes`}
        </Link>
      )}
    </p>
  );
}
