import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatPence } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** What a cancellation came to, kept with the page that it was done on. */
export interface Cancelled {
  readonly name: string;
  readonly refundPence: number;
}

const isCancelled = (value: unknown): value is { readonly cancelled: Cancelled } =>
  typeof value === 'object' && value !== null && 'cancelled' in value;

/** Says what was cancelled here and what goes back. */
export function CancelledNotice() {
  const { state }: { readonly state: unknown } = useLocation();
  if (!isCancelled(state)) return null;
  const { name, refundPence } = state.cancelled;
  return (
    <Notice kind="good" title={`${name} has ended`} alert>
      {refundPence > 0 && (
        <p>
          {formatPence(refundPence)} is on its way back to you. You find it, with its credit note, under{' '}
          <Link to={`${paths.profile}?tab=payments`} className="link">
            your payments
          </Link>
          .
        </p>
      )}
      <p>The home is no longer on sale.</p>
    </Notice>
  );
}
