import { portalNames } from '../../../../functions/finding/portals/domain/portal.ts';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { formatCounted, formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineError } from '../../../ui/inline-error.tsx';
import { Link } from '../../../ui/link.tsx';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';
import { type StaffAdvert, staffPortalCalls } from './api.ts';

/** A home on a portal, with what the portal said and the press to send it again. */
export function AdvertRow({ advert }: { readonly advert: StaffAdvert }) {
  const { propertyId, portal, title, homeStatus, nation, updatedAt, tries, refusals, warnings } = advert;
  const send = useActionMutation({
    done: () => `Sent to ${portalNames[portal]} again. Its answer shows here in a moment.`,
    invalidate: (queries) => queries.invalidateQueries({ queryKey: ['staff', 'portals'] }),
  });
  const again = () => staffPortalCalls.sendToPortal({ params: { id: propertyId }, body: { portal } });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <Link
          data-row
          to={`/staff/homes/${propertyId}`}
          className="link justify-self-start font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="tabular text-sm text-muted">
          {formatPropertyStatus(homeStatus, nation)}, changed there {formatMoment(updatedAt)}
          {tries > 0 && `, ${formatCounted(tries, 'try', 'tries')} without an answer`}
        </p>
        {[...refusals, ...warnings].map(({ code, text }) => (
          <p key={`${code} ${text}`} className="text-sm wrap-anywhere">
            {code}: {text}
          </p>
        ))}
        {send.error && (
          <InlineError error={send.error} busy={send.isPending} onRetry={() => send.mutate(again)} />
        )}
      </div>
      <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate(again)}>
        Send again
      </Button>
    </li>
  );
}
