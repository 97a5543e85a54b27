import type { CDPSession } from '@vitest/browser-playwright';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page as frame } from 'vitest/browser';
import { shorten } from '../../../web/features/property-page/print/print-sheet.tsx';
import { ids, createPicture } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const open = () =>
  openSite(`/property-details/${ids.property}`, {
    [calls.home]: {
      body: { ...body, isOwner: false, owner: undefined, pictures: [createPicture(ids.photo)] },
    },
  });

describe('the brochure of a home', () => {
  const openAs = async (status: string) => {
    const site = await openSite(`/property-details/${ids.property}`, {
      [calls.home]: { body: { ...body, status, isOwner: false, owner: undefined } },
      [`GET /api/brochures/${ids.property}`]: { body: { url: '/media/brochures/a.pdf' } },
    });
    await expect.element(site.screen.getByRole('button', { name: 'Print' }).first()).toBeVisible();
    return site;
  };

  test('opens in the tab that the press made', async () => {
    const tab = document.body.appendChild(document.createElement('iframe'));
    vi.spyOn(window, 'open').mockReturnValue(tab.contentWindow);
    onTestFinished(() => tab.remove());
    const { screen } = await openAs('live');
    await screen.getByRole('button', { name: /^Brochure/ }).click();
    await expect.poll(() => tab.contentWindow?.location.pathname).toBe('/media/brochures/a.pdf');
  });

  test('is not offered once the home is off the market', async () => {
    const { screen } = await openAs('sold_stc');
    expect(screen.getByRole('button', { name: /^Brochure/ }).query()).toBeNull();
  });
});

describe('the printed page of a home', () => {
  test('has the photo, the numbers, a map and a code that leads to the home, and is gone afterwards', async () => {
    const printed: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector('[data-print-sheet]')?.innerHTML ?? '');
    });
    const { screen } = await open();
    await screen.getByRole('button', { name: 'Print' }).first().click();
    await expect.poll(() => printed.length).toBe(1);
    const [page = ''] = printed;
    expect(page).toContain('14 Oak Road, Leeds');
    expect(page).toContain('£325,000');
    expect(page.replaceAll('<wbr>', '')).toContain(`/property-details/${ids.property}`);
    expect(page).toMatch(/leaflet-container.+data-drawn/);
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
  });

  test('is what the browser’s own shortcut prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { screen } = await open();
    await expect.element(screen.getByRole('button', { name: 'Print' }).first()).toBeVisible();
    const press = () =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true }));
    await expect.poll(press).toBe(false);
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', cancelable: true }))).toBe(true);
  });

  test('is there at once when the browser prints from its menu, with the photo that was shown', async () => {
    const { screen } = await open();
    await expect.element(screen.getByRole('button', { name: 'Print' }).first()).toBeVisible();
    // The button is drawn before it listens.
    const print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelector('[data-print-sheet]')?.textContent;
    };
    await expect.poll(print).toContain('14 Oak Road, Leeds');
    expect(print()).toContain('£325,000');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
  });

  test('fits on one sheet of A4 with a long description and several photos', async () => {
    // A4 without the margins of 16 mm.
    const [width, height] = [673, 1_001];
    const { innerWidth, innerHeight } = window;
    const sentences = Array.from({ length: 60 }, (_, nth) => `Sentence ${nth} of the seller.`);
    const description = [{ value: { mainDescription: sentences.join(' ') } }];
    const pictures = [ids.photo, 'img_2', 'img_3', 'img_4'].map((id) => ({
      ...createPicture(ids.photo),
      id,
    }));
    const shown = { ...body, isOwner: false, owner: undefined, pictures, description };
    const { screen } = await openSite(`/property-details/${ids.property}`, { [calls.home]: { body: shown } });
    await expect.element(screen.getByRole('button', { name: 'Print' }).first()).toBeVisible();
    await frame.viewport(width, height);
    const session: CDPSession = cdp();
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      vi.spyOn(window, 'print').mockImplementation(() => {
        const sheet = document.querySelector('[data-print-sheet]');
        printed.push(...[sheet?.clientHeight, sheet?.scrollHeight].map((one) => one ?? Infinity));
      });
      const printed: number[] = [];
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true }));
      await expect.poll(() => printed.length).toBe(2);
      expect(printed[1]).toBe(printed[0]);
      expect(Math.max(...printed)).toBeLessThanOrEqual(height);
    } finally {
      await session.send('Emulation.setEmulatedMedia', { media: '' });
      await frame.viewport(innerWidth, innerHeight);
    }
  });

  test('shortens a long description at the end of a sentence', () => {
    const text = `${'A sentence of some length. '.repeat(60)}The end.`;
    expect(shorten(text)).toMatch(/length\.$/);
    expect(shorten(text).length).toBeLessThan(1_100);
    expect(shorten('Short. And whole.')).toBe('Short. And whole.');
  });
});
