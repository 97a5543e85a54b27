import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventCatalogue } from '../../events/index.ts';
import { cardEvents } from '../../functions/deals/messages/domain/cards.ts';
import {
  communitySubscribers,
  marketSubscribers,
  paymentSubscribers,
} from '../../functions/delivery/manifest/index.ts';
import type { Subscriber } from '../../functions/delivery/manifest/types.ts';
import { auditedEvents } from '../../functions/people/audit/domain/audit.ts';
import { liveEvents } from '../../functions/people/live/domain/hint-rules.ts';
import { noticedEvents } from '../../functions/reach/notifications/domain/rules/index.ts';
import { taskEvents } from '../../functions/reach/staff/domain/task-rules.ts';
import { groups, toGroupFolder } from './groups.ts';
import { eventFiles, functionFiles } from './sources.ts';

const labels = ['States', 'Events in', 'Events out', 'Invariants'] as const;
type Label = (typeof labels)[number];

const toShortName = (name: string): string => name.replace(/\.v1$/, '');
const toShortNames = (types: readonly { readonly name: string }[]): readonly string[] =>
  types.map(({ name }) => toShortName(name));

/** Tables of events that a README may name as a whole. */
const tables: Readonly<Record<string, readonly string[]>> = {
  auditedEvents: toShortNames(auditedEvents),
  cardEvents: toShortNames(cardEvents),
  liveEvents: toShortNames(liveEvents),
  noticedEvents: toShortNames(noticedEvents),
  taskEvents: toShortNames(taskEvents),
};
const known = toShortNames(eventCatalogue);

/** The events that a line of a README names: by name, as all of a noun (`offer.*`), or by their table. */
function listNamedEvents(readme: string, label: Label): readonly string[] {
  const line = readme.split('\n').find((text) => text.startsWith(`- **${label}**`)) ?? '';
  const names = Array.from(line.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  const found = names.flatMap((name) => {
    if (name in tables) return tables[name] ?? [];
    return name.endsWith('.*') ? known.filter((event) => event.startsWith(name.slice(0, -1))) : [name];
  });
  return [...new Set(found)].toSorted();
}

const subscribers = Object.values<Subscriber>({
  ...marketSubscribers,
  ...paymentSubscribers,
  ...communitySubscribers,
});
/** The events of the manifest's subscribers of a group. */
const listHandledEvents = (group: string): readonly string[] => {
  const own = subscribers.filter(({ entry }) => entry.startsWith(`${toGroupFolder(group)}/`));
  return [...new Set(own.flatMap(({ on }) => toShortNames(on)))].toSorted();
};

const eventNames = new Map(
  eventFiles().flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineEvent\(\s*'([^']+)'/gm),
      ([, constant = '', name = '']) => [constant, toShortName(name)] as const,
    ),
  ),
);
/** The events that a group constructs, also for the scheduler: a constant of `events/` with `.of`. */
const listPublishedEvents = (group: string): readonly string[] => {
  const constants = functionFiles()
    .filter((file) => file.startsWith(`${toGroupFolder(group)}/`))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/\b(\w+)\.of\b/g), ([, name = '']) => name),
    );
  return [...new Set(constants.flatMap((name) => eventNames.get(name) ?? []))].toSorted();
};

const readReadme = (group: string): string => readFileSync(`${toGroupFolder(group)}/README.md`, 'utf8');

describe('the README of a group', () => {
  test('can name every event', () => expect([...eventNames.values()].toSorted()).toEqual(known.toSorted()));

  test.each(groups.order)(
    'of %s has a purpose and the four labels in at most 20 lines and 220 words',
    (group) => {
      const readme = readReadme(group);
      expect(readme).toMatch(/^# .+\n\n[A-Z].{40}/);
      const found = Array.from(
        readme.matchAll(/^- \*\*(States|Events in|Events out|Invariants)\*\*/gm),
        ([, label]) => label,
      );
      expect(found).toEqual(labels);
      expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
      expect(readme.split(/\s+/).length).toBeLessThanOrEqual(220);
    },
  );

  test.each(groups.order)('of %s names the events that the group handles', (group) =>
    expect(listNamedEvents(readReadme(group), 'Events in')).toEqual(listHandledEvents(group)),
  );

  test.each(groups.order)('of %s names the events that the group publishes', (group) =>
    expect(listNamedEvents(readReadme(group), 'Events out')).toEqual(listPublishedEvents(group)),
  );

  test('expands nouns and tables, and keeps names that no event has', () => {
    const readme = '# A\n\n- **Events in**: `favourite.*`, `liveEvents`, `offer.thrown`.\n';
    const named = listNamedEvents(readme, 'Events in');
    expect(named).toEqual(expect.arrayContaining(['favourite.saved', 'favourite.removed', 'offer.thrown']));
    expect(named).toEqual(expect.arrayContaining([...(tables['liveEvents'] ?? [])]));
    expect(listNamedEvents(readme, 'Events out')).toEqual([]);
  });
});
