import { formatMoment } from '../../lib/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { KeepAccount } from './keep-account.tsx';

/** A notice about the scheduled deletion of the account, with a button to undo it. */
export function DeletionNotice({ deletesAt }: { readonly deletesAt: string }) {
  return (
    <Notice kind="warning" title={`Your account will be deleted on ${formatMoment(deletesAt)}`}>
      <p>
        Your homes have left the market. Until then you can read everything and write messages; to do more,
        keep your account. On that date we erase your personal data.
      </p>
      <div className="mt-1">
        <KeepAccount variant="secondary" size="sm" />
      </div>
    </Notice>
  );
}
