import { hasAgreedSale } from '../../../../functions/listings/properties/domain/transitions.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatPence } from '../../../lib/format.ts';
import { useLocation } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The result of a cancellation, kept in the page's history state. */
export interface Cancellation {
  readonly name: string;
  readonly refundPence: number;
  /** The package that is active again. */
  readonly restored?: string | undefined;
  /** It had not begun, so nothing changes for the property. */
  readonly notBegun?: boolean;
}

interface Props {
  readonly current: string | undefined;
  readonly home: Pick<PropertyPage, 'status'>;
}

const hasCancellation = (value: unknown): value is { readonly cancelled: Cancellation } =>
  typeof value === 'object' && value !== null && 'cancelled' in value;

/** Shows what was cancelled and refunded. */
export function CancellationNotice({ current, home }: Props) {
  const { state }: { readonly state: unknown } = useLocation();
  if (!hasCancellation(state)) return null;
  const { name, refundPence, restored, notBegun = false } = state.cancelled;
  // When the person returns later, another package may be active.
  if (!notBegun && current !== restored) return null;
  return (
    <Notice kind="good" title={notBegun ? `${name} is cancelled` : `${name} has ended`} alert>
      {refundPence > 0 && (
        <p>
          {formatPence(refundPence)} is on its way back to you. You’ll find it, with its credit note, under{' '}
          <Link to={`${paths.profile}?tab=payments`} className="link">
            your payments
          </Link>
          .
        </p>
      )}
      {restored !== undefined && <p>{`${formatPackageName(restored)} has started again.`}</p>}
      {restored === undefined && !notBegun && !hasAgreedSale(home.status) && <p>The home isn’t on sale.</p>}
    </Notice>
  );
}
