import { describe, expect, it } from 'vitest';
import type { SaleView } from '../../../functions/deals/sales/contract.ts';
import { toSaleView } from '../../../functions/deals/sales/domain/sale-view.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import { createMemorandumSource, offerId, openSale } from '../../sales/sale-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const path = `/accepted-offer/${ids.property}/${ids.owner}`;
const at = noon.toISOString();
const issued = { version: 1, issuedAt: at, why: 'Issued.', htmlUrl: '/api/memorandum/1' };
type Signing = NonNullable<SaleView['signing']>;
type Provider = NonNullable<Signing['provider']>;

const saleOf = (provider: Provider, change: Partial<Signing> = {}): SaleView => ({
  ...toSaleView(
    { ...openSale(), status: 'sold_stc' },
    createMemorandumSource(),
    {
      by: { side: 'buyer', solicitor: false },
      papers: {
        memoranda: [issued],
        memorandum: { ...issued, pdfUrl: 'https://files.example/1.pdf', outdated: false, draft: false },
        signing: { state: 'open', signed: [], ended: [], provider, ...change },
        handover: [],
      },
    },
    noon,
  ),
  hasPack: false,
});
const read = `GET /api/sale/${ids.property}/${ids.owner}`;
const link = `GET /api/signing/${offerId}/provider`;
const send = `POST /api/signing/${offerId}/provider`;
const url = 'https://app.documenso.example/sign/abc';
const freshUntil = '2030-01-01T00:00:00.000Z';
const open: Provider = { status: 'open', until: '2026-12-14T12:00:00.000Z' };
const byBuyer = { side: 'buyer', name: 'Benjamin Buyer', at } as const;
const bySeller = { side: 'seller', name: 'Sarah Seller', at } as const;

const openSalePage = async (sale: SaleView, answers: Parameters<typeof openSite>[1] = {}) => {
  startLogin();
  return openSite(path, {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    [read]: { body: sale },
    ...answers,
  });
};

describe('signing at Documenso', () => {
  it('sends the paper after it says what goes there', async () => {
    const sent: unknown[] = [];
    let sale = saleOf({ status: 'unsent' });
    const { screen } = await openSalePage(sale, {
      [read]: () => ({ body: sale }),
      [send]: (body) => {
        sent.push(body);
        sale = saleOf({ status: 'requested', at: new Date().toISOString() });
        return { status: 202, body: { attempt: 1 } };
      },
    });
    await expect.element(screen.getByText(/Documenso gets that PDF, the name of one person/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign it', exact: true }).query()).toBeNull();
    await screen.getByRole('button', { name: 'Send it to Documenso' }).click();
    await expect.element(screen.getByText(/It’s on its way to Documenso/)).toBeVisible();
    expect(sent).toEqual([{ version: 1 }]);
  });

  it('says that it waits while Documenso is away', async () => {
    const { screen } = await openSalePage(saleOf({ status: 'requested', at: '2020-01-01T12:00:00.000Z' }));
    await expect.element(screen.getByText(/Documenso doesn’t have it yet. We keep trying/)).toBeVisible();
  });

  it('opens the link in a new tab, and none without a fresh login', async () => {
    const { screen } = await openSalePage(saleOf(open), { [link]: { body: { url, freshUntil } } });
    const anchor = screen.getByRole('link', { name: /^Sign at Documenso.*opens in a new tab$/ });
    await expect.element(anchor).toHaveAttribute('href', url);
    await expect.element(anchor).toHaveAttribute('target', '_blank');
    await expect.element(screen.getByText(/until .*14 December/)).toBeVisible();
  });

  it('asks for another login before the link', async () => {
    const { screen } = await openSalePage(saleOf(open), { [link]: { body: {} } });
    await expect.element(screen.getByText('Log in again to sign')).toBeVisible();
  });

  it('tells that it can’t be reached, and goes on at a press', async () => {
    let isAway = true;
    const away = {
      status: 503,
      body: { code: 'unavailable', detail: 'We can’t reach Documenso at the moment.' },
    };
    const { screen } = await openSalePage(saleOf(open), {
      [link]: () => (isAway ? away : { body: { url, freshUntil } }),
    });
    const part = screen.getByRole('region', { name: 'Signatures' });
    const again = part.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    isAway = false;
    await again.click();
    await expect.element(screen.getByRole('link', { name: /^Sign at Documenso/ })).toBeVisible();
  });

  it('waits for the other side once the reader has signed', async () => {
    const { screen } = await openSalePage(saleOf(open, { state: 'signed', signed: [byBuyer] }), {
      [link]: { body: { freshUntil } },
    });
    await expect
      .element(screen.getByText(/It counts once the seller has signed at Documenso, too/))
      .toBeVisible();
  });

  it.each<[Provider, string]>([
    [{ status: 'declined', side: 'seller', at }, 'The seller declined to sign it at Documenso'],
    [{ status: 'declined', side: 'buyer', at }, 'You declined to sign it at Documenso'],
    [{ status: 'expired', at }, 'It wasn’t signed at Documenso in time'],
    [{ status: 'withdrawn', at }, 'It was taken back at Documenso'],
  ])('can be sent again after %j', async (provider, title) => {
    const { screen } = await openSalePage(saleOf(provider));
    await expect.element(screen.getByText(title, { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send it again' })).toBeVisible();
  });

  it('asks for the seal once both have signed', async () => {
    let asked = 0;
    const both: Partial<Signing> = { state: 'signed', signed: [byBuyer, bySeller] };
    const { screen } = await openSalePage(saleOf({ ...open, status: 'sealing' }, both), {
      [link]: () => {
        asked += 1;
        return { body: { freshUntil } };
      },
    });
    await expect.element(screen.getByText('One person of each side has signed')).toBeVisible();
    await expect.poll(() => asked).toBe(1);
  });

  it('has the sealed PDF once both have signed', async () => {
    const done: Partial<Signing> = {
      state: 'signed',
      signed: [byBuyer, bySeller],
      pdfUrl: 'https://files.example/s.pdf',
    };
    const { screen } = await openSalePage(saleOf({ status: 'completed' }, done));
    await expect
      .element(screen.getByRole('link', { name: 'Signed PDF' }))
      .toHaveAttribute('href', 'https://files.example/s.pdf');
    await expect.element(screen.getByText(/Documenso seals the signed PDF/)).toBeVisible();
  });
});
