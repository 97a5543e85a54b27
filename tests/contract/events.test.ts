import { expect, test } from 'vitest';
import { eventCatalogue } from '../../events/index.ts';

test.each(eventCatalogue.map((event) => [event.name, event] as const))(
  'the example of %s matches its schema',
  (name, event) => {
    expect(event.detail.parse(event.example)).toEqual(event.example);
    expect(name).toMatch(/^[a-z_]+\.[a-z_]+\.v\d+$/);
  },
);

test('event names are unique', () => {
  const names = eventCatalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
