import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shorten } from '../../../web/features/property-page/print/print-sheet.tsx';
import { ids, picture } from '../../properties/sample.ts';
import { freshVisitor, openSite } from '../app.tsx';
import { calls, known } from '../payments/sample.ts';

beforeEach(freshVisitor);
afterEach(() => {
  vi.restoreAllMocks();
});

const { body } = known('live')[calls.home];

describe('the printed page of a home', () => {
  test('has the photo, the numbers, a map and a code that leads to the home, and is gone afterwards', async () => {
    const printed: string[] = [];
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector('[data-print-sheet]')?.innerHTML ?? '');
    });
    const { screen } = await openSite(`/property-details/${ids.property}`, {
      [calls.home]: {
        body: { ...body, isOwner: false, owner: undefined, pictures: [picture(ids.photo)] },
      },
    });
    await screen.getByRole('button', { name: 'Print' }).first().click();
    await expect.poll(() => printed.length).toBe(1);
    const [page = ''] = printed;
    expect(page).toContain('14 Oak Road, Leeds');
    expect(page).toContain('£325,000');
    expect(page).toContain(`/property-details/${ids.property}`);
    expect(page).toContain('leaflet-container');
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
  });

  test('shortens a long description at the end of a sentence', () => {
    const text = `${'A sentence of some length. '.repeat(60)}The end.`;
    expect(shorten(text)).toMatch(/length\.$/);
    expect(shorten(text).length).toBeLessThan(1_100);
    expect(shorten('Short. And whole.')).toBe('Short. And whole.');
  });
});
