import * as z from 'zod';
import { liveUrlOf, openPage, type Page } from '../live/page.ts';
import { sellingAt } from '../properties/seller.ts';
import { withCloud } from './own-cloud.ts';
import { type BenchRow, percentile } from './rows.ts';

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
  return withCloud(async (cloud) => {
    const { call, member, onSale, publish } = sellingAt(cloud);
    const seller = await member('Lena Live');
    const home = await onSale(seller);
    const url = await liveUrlOf(cloud);
    const connecting: number[] = [];
    const open: Page[] = [];
    while (open.length < pages) {
      const begun = performance.now();
      const { body } = await call('POST', '/api/live/ticket', { token: seller.token });
      open.push(await openPage(`${url}?ticket=${Ticket.parse(body).ticket}`));
      connecting.push(performance.now() - begun);
    }
    const hearing: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const before = open.map(({ heard }) => heard.length);
      await publish(seller, home, turn % 2 === 1);
      const answered = performance.now();
      const hears = async (page: Page, nth: number) => {
        await page.next(() => page.heard.length > (before[nth] ?? 0));
        hearing.push(performance.now() - answered);
      };
      await Promise.all(open.map(hears));
      await cloud.idle();
    }
    for (const page of open) page.close();
    const row = (name: string, times: readonly number[], share: number, most: number | null = null) => ({
      name: `live: ${name}, p${share * 100}`,
      figure: percentile(times, share),
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
