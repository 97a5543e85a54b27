import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toDraftView } from '../../../functions/listings/properties/domain/draft-view.ts';
import { Draft } from '../../../functions/listings/properties/domain/draft.ts';
import type { DraftFormValues } from '../../../web/features/selling/draft-form-values.ts';
import { createDraftSession, type DraftSession } from '../../../web/features/selling/draft-session.ts';
import { homeRecordsQuery } from '../../../web/features/selling/records/api.ts';
import RegisterFill from '../../../web/features/selling/wizard/register-fill.tsx';
import { createQueryClient } from '../../../web/lib/query-client.ts';
import { completeDraft, ids, noon } from '../../properties/property-examples.ts';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({}, { status: 503 })));
});

const postcode = 'LS6 3HN';
const { uprn: _, ...typedAddress } = completeDraft.address;
const typed = (houseNo: string): DraftFormValues => ({ houseNo, postcode, address: typedAddress });
const chosen = (houseNo: string): DraftFormValues => ({
  ...typed(houseNo),
  address: { ...typedAddress, uprn: `7200${houseNo}` },
});
const certificates = {
  '14': { certificateNumber: '1414-1414-1414-1414-1414', floorAreaSqm: 84 },
  '16': { certificateNumber: '1616-1616-1616-1616-1616', floorAreaSqm: 96 },
} as const;
const filled = (houseNo: keyof typeof certificates): DraftFormValues => {
  const { certificateNumber, floorAreaSqm } = certificates[houseNo];
  return { floorAreaSqm, epcCertificate: { status: 'found', certificateNumber } };
};

function createQueries() {
  const queries = createQueryClient();
  for (const [houseNo, certificate] of Object.entries(certificates)) {
    const home = { postcode, house_no: houseNo, nation: 'england' } as const;
    const more = { address: `${houseNo} Oak Road`, registeredOn: '2020-05-04', expiresOn: '2030-05-03' };
    const records = {
      energy: { status: 'found', certificate: { ...certificate, ...more, isExpired: false } },
      councilTax: { status: 'unavailable' },
    } as const;
    queries.setQueryData(homeRecordsQuery(home).queryKey, records);
    queries.setQueryData(homeRecordsQuery({ ...home, uprn: `7200${houseNo}` }).queryKey, records);
  }
  return queries;
}

function Filler({ session }: { readonly session: DraftSession }) {
  return <RegisterFill session={session} state={useSyncExternalStore(session.subscribe, session.state)} />;
}

async function open(data: DraftFormValues) {
  const at = noon.toISOString();
  const draft = Draft.parse({
    id: 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: ids.owner,
    data,
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  const session = createDraftSession(toDraftView(draft, new Map(), noon));
  const queries = createQueries();
  await render(
    <QueryClientProvider client={queries}>
      <Filler session={session} />
    </QueryClientProvider>,
  );
  return session;
}

const toFilled = ({ floorAreaSqm, epcCertificate }: DraftFormValues) => ({
  floorAreaSqm,
  number: epcCertificate?.certificateNumber,
});

test.each([
  ['another home after a reload', { ...chosen('14'), ...filled('14') }, [chosen('16')], '16'],
  [
    'another home and the first again',
    { ...chosen('14'), ...filled('14') },
    [chosen('16'), chosen('14')],
    '14',
  ],
  ['a number that is corrected by hand', {}, [chosen('14'), typed('1'), typed('16')], undefined],
  [
    'a certificate that was taken for a typed home',
    { ...typed('14'), ...filled('14') },
    [typed('16')],
    undefined,
  ],
  ['the same home by hand', { ...chosen('14'), ...filled('14') }, [typed('14')], '14'],
] as const)('the draft holds the certificate of its own home: %s', async (_, opened, homes, expected) => {
  const session = await open(opened);
  const list: readonly DraftFormValues[] = homes;
  for (const home of list) {
    session.change(home);
    // oxlint-disable-next-line no-await-in-loop -- each address is seen before the next
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const certificate = expected && certificates[expected];
  await expect
    .poll(() => toFilled(session.state().data))
    .toEqual({ floorAreaSqm: certificate?.floorAreaSqm, number: certificate?.certificateNumber });
  session.stop();
});

test('what the seller typed stays with another home', async () => {
  const session = await open({ ...chosen('14'), ...filled('14'), floorAreaSqm: 90 });
  session.change(chosen('16'));
  await expect
    .poll(() => toFilled(session.state().data))
    .toEqual({ floorAreaSqm: 90, number: certificates['16'].certificateNumber });
  session.stop();
});
