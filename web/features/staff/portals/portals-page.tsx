import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { portalNames } from '../../../../functions/finding/portals/domain/portal.ts';
import { keysOf } from '../../../../functions/kernel/keys.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { linkToSetting, nameSetting } from '../configuration/setting-names.ts';
import { FilterChoices } from '../parts/choices.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { AdvertRow } from './advert-row.tsx';
import { type StaffPortals, staffPortalsQuery } from './api.ts';
import { advertStates } from './labels.ts';

export const handle: Handle = { head: { title: 'Portals', noindex: true } };

const portals = keysOf(portalNames);
const states = keysOf(advertStates);

/** /staff/portals: homes by their state on a portal. */
export function Component() {
  const [search] = useSearchParams();
  const portal = portals.find((each) => each === search.get('portal')) ?? 'rightmove';
  const state = states.find((each) => each === search.get('state')) ?? 'refused';
  const toPath = (of: string, as: string) => `/staff/portals?portal=${of}&state=${as}`;
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">Portals</h1>
      <FilterChoices
        label="Portal"
        chosen={portal}
        choices={portals.map((value) => ({ value, label: portalNames[value], to: toPath(value, state) }))}
      />
      <FilterChoices
        label="State"
        chosen={state}
        choices={states.map((value) => ({ value, label: advertStates[value], to: toPath(portal, value) }))}
      />
      <StaffSection query={useQuery(staffPortalsQuery(portal, state))} what="load the homes">
        {(found) => (
          <>
            <SendingState found={found} />
            {found.adverts.length === 0 && (
              <EmptyState icon={Megaphone} title="No homes here">
                {`No home is “${advertStates[state]}” on ${portalNames[portal]}.`}
              </EmptyState>
            )}
            <ul className="border-b border-line empty:hidden">
              {found.adverts.map((advert) => (
                <AdvertRow key={advert.propertyId} advert={advert} />
              ))}
            </ul>
          </>
        )}
      </StaffSection>
    </div>
  );
}

/** Why nothing is sent, where nothing is. */
function SendingState({ found: { contracted, portals: open } }: { readonly found: StaffPortals }) {
  if (open.length > 0) return null;
  return contracted.length === 0 ? (
    <Notice title="This site sends homes nowhere">
      <p>Its operator has no contract with a portal, or is in no redress scheme.</p>
    </Notice>
  ) : (
    <Notice title="Sending is switched off">
      <p>
        Switch on{' '}
        <Link to={linkToSetting('portals_enabled')} className="link">
          {nameSetting('portals_enabled').toLowerCase()}
        </Link>{' '}
        in the settings. It also needs the portals’ certificates.
      </p>
    </Notice>
  );
}
