import * as z from 'zod';
import type { Portal } from '../../../events/portal-vocabulary.ts';
import { PortalListing, StaffPortals } from '../../../functions/finding/portals/contract.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createSaleClient } from './sales.ts';
import type { Person } from './seller.ts';
import { createStaffMember } from './staff.ts';

const PortalState = z.object({
  homes: z.array(
    z.looseObject({ reference: z.string(), number: z.int(), message: z.record(z.string(), z.unknown()) }),
  ),
  calls: z.array(z.object({ path: z.string(), answer: z.string() })),
});
const Versioned = z.object({ version: z.int() });

/** Owners who want their homes on portals, staff, and the portals' stand-ins. */
export function createPortalClient(cloud: TestCloud) {
  const saleClient = createSaleClient(cloud);
  const { call, callAs, getPropertyPage } = saleClient;

  /** Switches the sending on or off, for every function at once. */
  const switchPortals = async (value: boolean) => {
    const staff = await createStaffMember(cloud);
    const body = { key: 'portals_enabled', value };
    const made = await call('POST', '/api/common/configurations', { token: staff.token, body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    // Functions keep a setting for a minute.
    cloud.clock.advance(61_000);
    return staff;
  };
  const getPortals = async (person: Person, id: string) =>
    PortalListing.parse((await callAs(person, 'GET', `/api/portals/${id}`)).body);
  const putPortals = (person: Person, id: string, portals: readonly Portal[]) =>
    callAs(person, 'PUT', `/api/portals/${id}`, { portals });
  /** Wants a home on portals, and waits until it was sent. */
  const wantOnPortals = async (person: Person, id: string, ...portals: Portal[]) => {
    const { status, body } = await putPortals(person, id, portals);
    if (status !== 200) throw new Error(JSON.stringify(body));
    await cloud.idle();
    return getAdverts(person, id);
  };
  const getAdverts = async (person: Person, id: string) => (await getPortals(person, id)).adverts;
  const changeHome = async (person: Person, id: string, fields: Record<string, unknown>) => {
    const { version } = Versioned.parse((await getPropertyPage(id, person)).body);
    const { status, body } = await callAs(person, 'PUT', `/api/properties/${id}`, { ...fields, version });
    if (status !== 200) throw new Error(JSON.stringify(body));
    await cloud.idle();
  };
  const getPortalState = async (portal: Portal) => {
    const { body } = await cloud.api(`/_local/providers/${portal}/`, {
      headers: { accept: 'application/json' },
    });
    return PortalState.parse(body);
  };
  /** What a portal shows of a home. */
  const findShown = async (portal: Portal, id: string) =>
    (await getPortalState(portal)).homes.find(({ reference }) => reference === id);
  const setFault = (portal: Portal, kind: 'none' | 'refuse' | 'error' | 'slow' | 'away') =>
    cloud.api(`/_local/providers/${portal}/fault`, { body: { kind } });
  /** As another agent, or the portal's own people, would: behind our back. */
  const removeAtPortal = (portal: Portal, reference: string) =>
    cloud.api(`/_local/providers/${portal}/remove`, { body: { reference } });
  const putAtPortal = (portal: Portal, reference: string) =>
    cloud.api(`/_local/providers/${portal}/put`, { body: { reference } });
  const listAsStaff = async (staff: Person, portal: Portal, state: string) =>
    StaffPortals.parse(
      (await callAs(staff, 'GET', `/api/staff/portals?portal=${portal}&state=${state}`)).body,
    );
  const compareAll = async () => {
    await cloud.schedules.run('portals-every-day');
    await cloud.idle();
  };
  return {
    ...saleClient,
    switchPortals,
    getPortals,
    putPortals,
    wantOnPortals,
    getAdverts,
    changeHome,
    getPortalState,
    findShown,
    setFault,
    removeAtPortal,
    putAtPortal,
    listAsStaff,
    compareAll,
  };
}
