import { paths } from '../../app/paths.ts';
import { cx } from '../../lib/cx.ts';
import { Link } from '../../ui/link.tsx';
import { useComparedHomes } from './home-comparison.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

/** The way to the comparison once it has two homes. */
export function CompareLink({ className }: { readonly className?: string }) {
  const ids = useComparedHomes();
  return (
    <p aria-live="polite" className={cx(ids.length === 0 && 'hidden', className)}>
      {ids.length === 1 && <span className="text-sm text-muted">{words.chooseAnotherHomeToCompare}</span>}
      {ids.length > 1 && (
        <Link to={`${paths.compare}?homes=${ids.join()}`} className="link font-semibold">
          {fillText(words.compareLengthHomes, { length: ids.length })}
        </Link>
      )}
    </p>
  );
}
