import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventCatalogue } from '../../events/index.ts';
import { marketplaceGroups } from '../../functions/delivery/openapi.ts';
import { describeEvents, eventConstants } from '../../functions/delivery/readme-events.ts';
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

  test('finds the constant of every event in the catalogue', () => {
    const names = eventCatalogue.map(({ name }) => name.replace(/\.v1$/, ''));
    expect([...eventConstants.values()].toSorted()).toEqual(names.toSorted());
  });

  test.each([
    [[], 'none'],
    [['favourite.saved'], '`favourite.saved`'],
    [['offer.made', 'favourite.saved', 'favourite.removed'], '`favourite.*`, `offer.made`'],
    [
      [...eventConstants.values()].filter((name) => /^[ov]/.test(name)),
      expect.stringMatching(/^`offer\.\*`/),
    ],
  ])('describes events by name, or by noun where it has all of them (%#)', (names, description) => {
    expect(describeEvents(names)).toEqual(description);
  });

  test('describes many events by their number', () => {
    const names = [...eventConstants.values()].filter(
      (name) => name !== 'offer.made' && name !== 'viewing.requested',
    );
    expect(describeEvents(names)).toBe(`${names.length} events, which \`docs/events.md\` lists`);
  });
});
