import type * as z from 'zod';
import type { Account } from '../accounts/account.ts';
import { accountsById } from '../accounts/store.ts';
import { personView } from '../accounts/views.ts';
import type { Property } from '../properties/property.ts';
import type { Caller } from '../shared/caller.ts';
import type { Enquiry, messageRoutes } from './contract.ts';
import { threadsOfProperty } from './store.ts';
import { threadView } from './views.ts';

type Asked = z.output<(typeof messageRoutes)['enquiries']['query']>;
type Row = z.output<typeof Enquiry>;

/** The inbox of a home: one row per buyer with what is open between them. */
export async function enquiriesOf(home: Property, { page, per_page }: Asked, caller: Caller, now: Date) {
  const all = await threadsOfProperty(home.id);
  const wanted = all.slice((page - 1) * per_page, page * per_page);
  const people = await accountsById(wanted.map(({ buyerId }) => buyerId));
  const beside = { homes: new Map([[home.id, home]]), people, now };
  const threads = wanted.map((thread): Row => {
    return {
      ...threadView(thread, 'seller', beside),
      stage: 'chatting',
      badges: badgesOf(people.get(thread.buyerId), now),
    };
  });
  return { threads, total: all.length, page, per_page };
}

function badgesOf(buyer: Account | undefined, now: Date): Row['badges'] {
  if (!buyer || buyer.deletedAt) return [];
  return [...personView(buyer).badges, ...(isProceedable(buyer, now) ? (['proceedable'] as const) : [])];
}

/** Can buy at once by what they say: with cash or a running agreement in principle, and no home of their own unsold. */
function isProceedable({ buyerProfile }: Account, now: Date): boolean {
  if (!buyerProfile) return false;
  const { status, aipAmount, aipExpiry, chainStatus } = buyerProfile;
  if (chainStatus === 'on_market' || chainStatus === 'not_on_market') return false;
  if (status === 'need_to_sell' && chainStatus !== 'sold_stc') return false;
  const agreed =
    aipAmount !== undefined && aipExpiry !== undefined && aipExpiry >= now.toISOString().slice(0, 10);
  return status === 'cash' || agreed;
}
