import { describe, expect, test, vi } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

/** Puts a text where each text of a part is, as a browser that translates does: React's own texts leave the page. */
function translate(part: Element): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const towns = {
  leeds: { path: '/listing?place=leeds_west-yorkshire', total: 1, label: 'Leeds, West Yorkshire' },
  york: { path: '/listing?place=york_north-yorkshire', total: 3, label: 'York, North Yorkshire' },
} as const;

/** Opens the results of a town; `choose` says which town the next search answers with. */
async function openTown(name: keyof typeof towns) {
  let town: (typeof towns)[keyof typeof towns] = towns[name];
  const page = await openSite(town.path, {
    'GET /api/search-properties': () =>
      createSearchAnswer({
        properties: [toPropertyCard(createProperty(), noon)],
        total: town.total,
        place: {
          id: town.path.split('=')[1],
          kind: 'town',
          name: town.label.split(',')[0],
          area: town.label.split(', ')[1],
          label: town.label,
          latitude: 53.8,
          longitude: -1.55,
          miles: 5,
        },
      }),
  });
  const heading = page.screen.getByRole('heading', { level: 1, name: new RegExp(town.label) });
  await expect.element(heading).toBeVisible();
  const choose = async (next: keyof typeof towns) => {
    town = towns[next];
    await page.router.navigate(town.path);
  };
  return { ...page, choose, main: page.screen.getByRole('main').element() };
}

describe('results that the browser has translated', () => {
  test('show the next search in every text', async () => {
    const { screen, main, choose } = await openTown('leeds');
    translate(main);
    await choose('york');
    await expect.poll(() => main.textContent).toContain(towns.york.label);
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('3 homes · Homes for sale in York, North Yorkshire');
    const shown = main.textContent;
    await screen.unmount();
    vi.restoreAllMocks();
    const fresh = await openTown('york');
    expect(shown).toBe(fresh.main.textContent);
  });
});
