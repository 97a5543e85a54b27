import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../events/index.ts';
import { marketplaceGroups } from '../../functions/openapi.ts';
import { references } from '../../functions/reference.ts';

describe('the printed reference', () => {
  test.each(Object.entries(references))('%s is what npm run docs prints', (file, render) => {
    expect(readFileSync(file, 'utf8')).toBe(render());
  });

  test('names every call', () => {
    const page = references['docs/api.md']();
    for (const routes of Object.values(marketplaceGroups))
      for (const { path } of Object.values(routes)) expect(page).toContain(`\`${path}\``);
  });

  test('names every event once', () => {
    const headings = references['docs/events.md']().match(/^### .+$/gm) ?? [];
    expect(headings.toSorted()).toEqual(catalogue.map(({ name }) => `### ${name}`).toSorted());
  });
});
