import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { EventType } from '../../events/define.ts';
import { eventCatalogue } from '../../events/index.ts';
import { problems } from '../kernel/errors.ts';
import type { Route } from '../kernel/http/contract.ts';
import { apis, communitySubscribers, marketSubscribers, paymentSubscribers } from './manifest/index.ts';
import type { Subscriber } from './manifest/types.ts';
import { toErrorCodes } from './openapi.ts';

const header = (title: string, source: string) =>
  `# ${title}\n\nPrinted by \`npm run docs\` from ${source}. Edit those, not this page.\n`;

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const toRow = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;

function toRouteRow([name, route]: readonly [string, Route]): string {
  const { method, path, aliases = [], access, summary } = route;
  const errors = [...new Set(toErrorCodes(route).map((code) => `${problems[code].status} ${code}`))];
  const methods = [method, ...aliases].join(', ');
  return toRow([`${methods} \`${path}\``, name, access, summary, errors.toSorted().join(', ')]);
}

/** docs/api.md: every call by group with its method, path, access, purpose and errors. */
export function renderApiReference(): string {
  const groups = Object.entries(apis).map(([group, { routes }]) =>
    [
      `\n## ${group}\n`,
      toRow(['Call', 'Operation', 'Access', 'Purpose', 'Errors']),
      '|---|---|---|---|---|',
      ...Object.entries<Route>(routes).map(toRouteRow),
    ].join('\n'),
  );
  const access = [
    '',
    'Access: `public` asks for no token; `anyone` answers more to a valid token; `user` needs a token; `active` needs a verified, named account that is not blocked; `staff` needs the group `staff`.',
    'Errors are RFC 9457 problem details. Every POST also takes an `Idempotency-Key`, and every GET of `public` and `anyone` answers HEAD.',
    '',
  ].join('\n');
  return `${header('API', 'the contracts in `functions/<family>/<group>/contract.ts`')}${access}${groups.join('\n')}\n`;
}

const subscribers: readonly (readonly [string, Subscriber])[] = Object.entries<Subscriber>({
  ...marketSubscribers,
  ...paymentSubscribers,
  ...communitySubscribers,
});

const listSubscribersOf = (type: EventType): string[] =>
  subscribers.filter(([, { on }]) => on.some(({ name }) => name === type.name)).map(([name]) => name);

function toEventSection(type: EventType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(type.detail, {
    unrepresentable: 'any',
    io: 'input',
  });
  const fields = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  const names = listSubscribersOf(type);
  return [
    `\n### ${type.name}\n`,
    `Fields: ${fields.map((name) => `\`${name}\``).join(', ')}`,
    '',
    `Subscribers: ${names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : 'none'}`,
    '',
    '```json',
    JSON.stringify(type.example),
    '```',
  ].join('\n');
}

/** docs/events.md: every event with its fields, its example and the subscribers that the manifest names. */
export function renderEventReference(): string {
  const byNoun = Map.groupBy(eventCatalogue, ({ name }) => name.split('.')[0] ?? name);
  const nouns = [...byNoun].toSorted(([a], [b]) => a.localeCompare(b));
  const sections = nouns.map(([noun, types]) =>
    [`\n## ${noun}`, ...types.toSorted((a, b) => a.name.localeCompare(b.name)).map(toEventSection)].join(
      '\n',
    ),
  );
  const intro =
    '\nA name is `<noun>.<verb>.v<n>`. Every event carries an envelope: `id`, `time`, `actor` (a user id, or null for the system) and `correlationId`. Delivery is at least once and in any order.\n';
  return `${header('Events', '`events/` and the manifest')}${intro}${sections.join('\n')}\n`;
}

/** The printed pages by path. */
export const references = {
  'docs/api.md': renderApiReference,
  'docs/events.md': renderEventReference,
} as const;

if (import.meta.main) for (const [file, render] of Object.entries(references)) writeFileSync(file, render());
