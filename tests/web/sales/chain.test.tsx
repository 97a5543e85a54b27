import { describe, expect, it } from 'vitest';
import type { ChainInvitationView, ChainView } from '../../../functions/deals/chains/contract.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import { createMemorandumSource, offerId, openSale } from '../../sales/sale-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const path = `/accepted-offer/${ids.property}/${ids.owner}`;
const sale = {
  ...toSaleView(
    openSale(),
    createMemorandumSource(),
    { by: { side: 'buyer', solicitor: false }, papers: { memoranda: [], handover: [] } },
    noon,
  ),
  hasPack: false,
};
const page = {
  'GET /api/user': createUserAnswer({ id: ids.other }),
  [`GET /api/sale/${ids.property}/${ids.owner}`]: { body: sale },
};
const read = `GET /api/chain/${offerId}`;
const other = 'off_01K9ZX3Q6T4C8V0R2M5N7P9B2P';
const alone: ChainView = {
  side: 'buyer',
  sales: [{ place: 1, isThis: true, own: 'buyer', phase: 'agreed', title: 'Offer accepted' }],
  holdsUp: null,
  estimate: { kind: 'too_early' },
  breaks: [],
  tie: null,
  choices: [{ offerId: other, title: '9 Elm Road, Leeds' }],
};
const waitsFor = { title: 'Searches ordered', owedBy: 'buyer', since: '2026-11-03', isLate: true } as const;
const tied: ChainView = {
  ...alone,
  sales: [
    { place: 1, isThis: false, own: 'seller', phase: 'legal_work', title: 'Legal work under way', waitsFor },
    { place: 2, isThis: true, own: 'buyer', phase: 'ready', title: 'Ready to exchange' },
    {
      place: 3,
      isThis: false,
      phase: 'looking',
      title: 'No offer agreed yet',
      outside: { saidAt: noon.toISOString(), saidBy: 'professional' },
    },
  ],
  holdsUp: 1,
  estimate: { kind: 'not_before', day: '2027-02-12' },
  tie: { tiedAt: noon.toISOString() },
  choices: [],
};

describe('the chain of a sale', () => {
  it('is tied by the consent of the reader alone', async () => {
    startLogin();
    const sent: unknown[] = [];
    const { screen } = await openSite(path, {
      ...page,
      [read]: { body: alone },
      [`POST /api/chain/${offerId}/tie`]: (body) => {
        sent.push(body);
        return { status: 201, body: tied };
      },
    });
    await screen.getByRole('button', { name: 'Link them' }).click();
    await screen.getByRole('button', { name: 'Link them' }).click();
    await expect.element(screen.getByText('Agree to this to link them')).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('checkbox', { name: /^I agree/ }).click();
    await screen.getByRole('button', { name: 'Link them' }).click();
    await expect.poll(() => sent).toEqual([{ agrees: true, to: other }]);
    await expect.element(screen.getByText('Your own sale')).toBeVisible();
  });

  it('shows who holds it up, and no day that is not worked out', async () => {
    startLogin();
    const { screen } = await openSite(path, { ...page, [read]: { body: tied } });
    await expect.element(screen.getByText('Completion: not before 12 February 2027')).toBeVisible();
    await expect
      .element(screen.getByText('Next: “Searches ordered”, with your buyer, since Tue 3 Nov 2026 (late)'))
      .toBeVisible();
    await expect.element(screen.getByText(/^Outside Gable. A solicitor or agent said so/)).toBeVisible();
    await expect.element(screen.getByText('Holding up the chain')).toBeVisible();
    await expect.element(screen.getByText(/^Worked out from how long sale 1 has taken so far/)).toBeVisible();
  });

  it.each<[string, RegExp, Partial<ChainView>]>([
    ['what was said of a sale outside', /^The usual time from what was said of sale 3\./, { holdsUp: 3 }],
    [
      'contracts that name different days',
      /^The contracts name different days\. Ask your solicitor\.$/,
      { holdsUp: 3, sales: tied.sales.map((one) => ({ ...one, phase: 'exchanged' })) },
    ],
  ])('says that its day is from %s', async (_, text, change) => {
    startLogin();
    const { screen } = await openSite(path, { ...page, [read]: { body: { ...tied, ...change } } });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('asks in Scottish words about a sale outside Gable', async () => {
    startLogin();
    const { screen } = await openSite(path, {
      ...page,
      [`GET /api/sale/${ids.property}/${ids.owner}`]: { body: { ...sale, nation: 'scotland' } },
      [read]: { body: { ...alone, choices: [] } },
    });
    await screen.getByRole('button', { name: 'Link them' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Ready to conclude missives' })).toBeVisible();
    await screen.getByRole('radio', { name: 'Missives concluded' }).click();
    await expect.element(screen.getByLabelText('Date of entry')).toBeVisible();
  });

  it('says that a sale outside fell through, and not that the chain shows it', async () => {
    startLogin();
    const tie = {
      tiedAt: noon.toISOString(),
      outside: { is: 'sale', phase: 'agreed', saidAt: noon.toISOString(), saidBy: 'person' },
    } as const;
    const { screen } = await openSite(path, {
      ...page,
      [read]: { body: { ...tied, tie } },
      [`PUT /api/chain/${offerId}/outside`]: { body: alone },
    });
    await screen.getByRole('button', { name: 'Say how far it is' }).click();
    await screen.getByRole('radio', { name: 'It fell through' }).click();
    await screen.getByRole('button', { name: 'Show it in the chain' }).click();
    await expect.element(screen.getByText('It’s no longer in the chain.')).toBeVisible();
  });

  it('says where it broke', async () => {
    startLogin();
    const breaks: ChainView['breaks'] = [{ at: noon.toISOString(), end: 'above', why: 'fell_through' }];
    const { screen } = await openSite(path, { ...page, [read]: { body: { ...alone, breaks } } });
    await expect
      .element(screen.getByText(/^A sale further up the chain fell through on Sat 21 Nov 2026/))
      .toBeVisible();
  });
});

describe('the page of a solicitor or agent', () => {
  const key = 'k'.repeat(43);
  const linked: ChainInvitationView = {
    client: 'Petra Pack',
    is: 'purchase',
    role: 'agent',
    phase: 'agreed',
    saidAt: noon.toISOString(),
    saidBy: 'person',
    endsAt: '2027-01-20T12:00:00.000Z',
  };

  it('says how far it is, asks for the day of an exchange, and keeps the client’s word out of the choice', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSite(`/chain-link#${key}`, {
      'POST /api/chain-invitation': { body: linked },
      'PUT /api/chain-invitation': (body) => {
        sent.push(body);
        return { body: { sale: { ...linked, phase: 'exchanged', saidBy: 'professional' } } };
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'How far is the purchase of Petra Pack?' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Show it in the chain' }).click();
    await expect.element(screen.getByText('Choose how far it is')).toBeVisible();
    await screen.getByRole('radio', { name: 'Contracts exchanged' }).click();
    await screen.getByLabelText('Completion date').fill('2027-02-12');
    await screen.getByRole('button', { name: 'Show it in the chain' }).click();
    await expect
      .poll(() => sent)
      .toEqual([{ key, said: { phase: 'exchanged', completionDate: '2027-02-12' } }]);
    await expect.element(screen.getByText('Thank you')).toBeVisible();
  });

  it('closes with the link', async () => {
    const { screen } = await openSite(`/chain-link#${key}`, {
      'POST /api/chain-invitation': {
        status: 410,
        body: { status: 410, code: 'gone', detail: 'This link no longer works.' },
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});
