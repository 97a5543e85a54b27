import { formatPortals } from '../../../../functions/finding/portals/domain/portal.ts';
import type { PortalListing } from '../../../entities/portal/api.ts';
import { formatDate } from '../../../lib/format.ts';

/** What each owner of a home said; nothing for one who owns it alone. */
export function OwnersWord({ listing: { owners } }: { readonly listing: PortalListing }) {
  if (owners.length < 2) return null;
  return (
    <section aria-labelledby="owners" className="grid gap-3">
      <h2 id="owners" className="text-xl">
        What each owner says
      </h2>
      <p className="max-w-prose">
        Your home goes to a portal once every owner wants it there. Each of you says so on this page, from
        your own account.
      </p>
      <ul className="border-b border-line">
        {owners.map(({ name, you, portals, at }) => (
          <li
            key={`${name} ${at ?? ''}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <span className="font-semibold wrap-anywhere">{you ? 'You' : name}</span>
            <span className="text-muted">
              {at === null
                ? 'Hasn’t said yet'
                : `${portals.length === 0 ? 'None' : formatPortals(portals)}, on ${formatDate(at)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
