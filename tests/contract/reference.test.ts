import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventCatalogue } from '../../events/index.ts';
import { marketplaceGroups } from '../../functions/delivery/openapi.ts';
import { references } from '../../functions/delivery/reference.ts';

describe('generated reference', () => {
  test.each(Object.entries(references))('%s matches the output of npm run docs', (file, render) => {
    expect(readFileSync(file, 'utf8')).toBe(render());
  });

  test('contains every call', () => {
    const page = references['docs/api.md']();
    for (const routes of Object.values(marketplaceGroups))
      for (const { path } of Object.values(routes)) expect(page).toContain(`\`${path}\``);
  });

  test('contains every event once', () => {
    const headings = references['docs/events.md']().match(/^### .+$/gm) ?? [];
    expect(headings.toSorted()).toEqual(eventCatalogue.map(({ name }) => `### ${name}`).toSorted());
  });
});
