import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { portalNames } from '../../../../functions/finding/portals/domain/portal.ts';
import { keysOf } from '../../../../functions/kernel/keys.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
            {found.portals.length === 0 && <OffState contracted={found.contracted} />}
            {found.portals.length > 0 && found.adverts.length === 0 && (
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

/** What is off, why, and where it is switched on. */
function OffState({ contracted }: { readonly contracted: StaffPortals['contracted'] }) {
  const title = 'No home goes to a portal';
  const shows =
    'This page then lists the homes on each portal, by its answer: refused with the reason, waiting, or on. You can send each one again.';
  return contracted.length === 0 ? (
    <EmptyState icon={Megaphone} title={title}>
      <p>
        {`The operator of this site has no contract with a portal such as ${portalNames.rightmove}, or is in no redress scheme. With both, staff can switch it on in the settings. ${shows}`}
      </p>
    </EmptyState>
  ) : (
    <EmptyState
      icon={Megaphone}
      title={title}
      actions={
        <LinkButton to={linkToSetting('portals_enabled')} variant="secondary">
          {`Settings: ${nameSetting('portals_enabled')}`}
        </LinkButton>
      }
    >
      <p>
        {`Sending homes to portals is switched off, as on every new site: what a portal is sent, the public reads there at once, and the portals’ certificates have to be in place. Switch it on in the settings, and the homes whose sellers choose a portal go there. ${shows}`}
      </p>
    </EmptyState>
  );
}
