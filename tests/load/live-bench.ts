import * as z from 'zod';
import { getLiveUrl, openLivePage, type LivePage } from '../support/clients/live-page.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { type BenchRow, getPercentile } from './bench-rows.ts';
import { runOnMeteredCloud } from './own-cloud.ts';

const turns = 40;
/** The most pages that one user may have open. */
const pages = 20;
/** The specification's limit in milliseconds from one screen to the other. */
const budget = 3_000;
const Ticket = z.object({ ticket: z.string() });

/**
 * Milliseconds from a call's answer to its hint on each open page, through table, stream, bus and function.
 */
export function benchLive(): Promise<BenchRow[]> {
  return runOnMeteredCloud(async (cloud) => {
    const { call, createMember, publishProperty, setPublished } = createSellerClient(cloud);
    const seller = await createMember('Lena Live');
    const home = await publishProperty(seller);
    const url = await getLiveUrl(cloud);
    const connecting: number[] = [];
    const open: LivePage[] = [];
    while (open.length < pages) {
      const begun = performance.now();
      const { body } = await call('POST', '/api/live/ticket', { token: seller.token });
      open.push(await openLivePage(`${url}?ticket=${Ticket.parse(body).ticket}`));
      connecting.push(performance.now() - begun);
    }
    const hearing: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const before = open.map(({ received }) => received.length);
      await setPublished(seller, home, turn % 2 === 1);
      const answered = performance.now();
      const hears = async (page: LivePage, nth: number) => {
        await page.waitForMessage(() => page.received.length > (before[nth] ?? 0));
        hearing.push(performance.now() - answered);
      };
      await Promise.all(open.map(hears));
      await cloud.idle();
    }
    for (const page of open) page.close();
    const row = (name: string, times: readonly number[], share: number, most: number | null = null) => ({
      name: `live: ${name}, p${share * 100}`,
      figure: getPercentile(times, share),
      unit: 'ms',
      budget: most,
    });
    return [
      row('ticket and connection', connecting, 0.5),
      row(`an event on each of ${pages} open pages`, hearing, 0.5),
      row(`an event on each of ${pages} open pages`, hearing, 0.99, budget),
    ];
  });
}
