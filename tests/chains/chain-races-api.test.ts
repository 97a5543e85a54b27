import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OfferId, UserId } from '../../events/vocabulary.ts';
import { ChainView } from '../../functions/deals/chains/contract.ts';
import type * as settled from '../../functions/deals/sales/domain/settled-sale.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';

// A request that read the sale before it fell through.
vi.mock('../../functions/deals/sales/domain/settled-sale.ts', async (original) => ({
  ...(await original<typeof settled>()),
  isSettledSale: () => false,
}));
stubFunctionEnvironment(cloud);
const { tieSales: tie } = await import('../../functions/deals/chains/commands/tie-sales.ts');
const { sayOutside } = await import('../../functions/deals/chains/commands/say-outside.ts');
const { openChainInvitation } = await import('../../functions/deals/chains/commands/open-invitation.ts');
const { agreeSale, callAs, createMember, getChainKey, tieSales } = createSaleClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let ben: Member;
let anna: Member;
beforeAll(async () => {
  ben = await createMember('Ben Races');
  anna = await createMember('Anna Races');
});
afterAll(() => vi.unstubAllEnvs());

const now = () => new Date(cloud.clock.now());
const read = async (offerId: string) =>
  ChainView.parse((await callAs(ben, 'GET', `/api/chain/${offerId}`)).body);

test('drops a tie that is written after its sale fell through', async () => {
  const { offerId } = await agreeSale(ben, anna);
  await callAs(ben, 'PUT', `/api/offers/${offerId}`, { action: 'release', reason: 'too_slow' });
  await cloud.idle();
  const late = tie(
    { offerId: OfferId.parse(offerId), personId: UserId.parse(ben.id), to: { phase: 'agreed' } },
    now(),
  );
  await expect(late).rejects.toMatchObject({ code: 'conflict', extras: { state: 'fallen_through' } });
  expect(await read(offerId)).toMatchObject({ tie: null, sales: [{ isThis: true }] });
});

test.each(['ready', 'fallen_through'] as const)(
  'keeps nothing of “%s” from a link that was opened and then replaced',
  async (phase) => {
    const { offerId } = await agreeSale(ben, anna);
    await tieSales(ben, offerId, { phase: 'agreed' });
    const invite = (email: string) =>
      callAs(ben, 'POST', `/api/chain/${offerId}/invitation`, { email, role: 'agent' });
    const first = `${phase.replace('_', '-')}@agents.example`;
    await invite(first);
    const opened = await openChainInvitation(getChainKey(first), '192.0.2.7', now());
    await invite('second@agents.example');
    const { keyHash } = opened.outside.invitation;
    const late = sayOutside(opened, { phase }, { saidBy: 'professional', keyHash }, now());
    await expect(late).rejects.toMatchObject({ code: 'gone' });
    expect(await read(offerId)).toMatchObject({ tie: { outside: { phase: 'agreed', saidBy: 'person' } } });
  },
);
