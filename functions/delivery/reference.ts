import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { EventType } from '../../events/define.ts';
import { eventCatalogue } from '../../events/index.ts';
import { cardEvents } from '../deals/messages/domain/cards.ts';
import { problems } from '../kernel/errors.ts';
import type { Route } from '../kernel/http/contract.ts';
import { auditedEvents } from '../people/audit/domain/audit.ts';
import { liveEvents } from '../people/live/domain/hint-rules.ts';
import { noticedEvents } from '../reach/notifications/domain/rules/index.ts';
import { taskEvents } from '../reach/staff/domain/task-rules.ts';
import { renderDeveloperEvents } from './developer-events.ts';
import { apis, subscribers } from './manifest/index.ts';
import { toErrorCodes } from './openapi.ts';
import { readmes } from './readme-events.ts';

const header = (title: string, source: string) =>
  `# ${title}\n\nPrinted by \`npm run docs\` from ${source}. Edit those, not this page.\n`;

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const toRow = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;

function toRouteRow([name, route]: readonly [string, Route]): string {
  const { method, path, aliases = [], access, scope, organisationScope, summary } = route;
  const keys = [scope, organisationScope && `*${organisationScope}*`].filter((each) => each !== undefined);
  const errors = [...new Set(toErrorCodes(route).map((code) => `${problems[code].status} ${code}`))];
  const methods = [method, ...aliases].join(', ');
  return toRow([
    `${methods} \`${path}\``,
    name,
    access,
    keys.join(', ') || '–',
    summary,
    errors.toSorted().join(', '),
  ]);
}

/** docs/api.md: every call by group with its method, path, access, purpose and errors. */
export function renderApiReference(): string {
  const groups = Object.entries(apis).map(([group, { routes }]) =>
    [
      `\n## ${group}\n`,
      toRow(['Call', 'Operation', 'Access', 'Key', 'Purpose', 'Errors']),
      '|---|---|---|---|---|---|',
      ...Object.entries<Route>(routes).map(toRouteRow),
    ].join('\n'),
  );
  const access = [
    '',
    'Access: `public` asks for no token; `anyone` answers more to a valid token; `user` needs a token; `active` needs a verified, named account that is not blocked; `staff` needs the group `staff`.',
    'Key: the scope by which an API key may make the call ([decision 112](decisions/112-api-keys.md)); and in italics that by which a key of an organisation may ([decision 135](decisions/135-keys-of-organisations.md)); no key makes the others.',
    'Errors are RFC 9457 problem details. Every POST also takes an `Idempotency-Key`, and every GET of `public` and `anyone` answers HEAD.',
    '',
  ].join('\n');
  return `${header('API', 'the contracts in `functions/<family>/<group>/contract.ts`')}${access}${groups.join('\n')}\n`;
}

const listSubscribersOf = (type: EventType): string[] =>
  Object.entries(subscribers).flatMap(([name, { on }]) => (on.includes(type.name) ? [name] : []));

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

/** Tables that choose events of all groups: an event that none of them names is silent. */
const reactions: Readonly<Record<string, readonly EventType[]>> = {
  Notice: noticedEvents,
  'Live hint': liveEvents,
  'Chat card': cardEvents,
  'Staff task': taskEvents,
  'Property’s trail': auditedEvents,
};

function renderReactionTable(): string {
  const names = eventCatalogue.map(({ name }) => name).toSorted();
  const choices = Object.values(reactions).map((types) => new Set(types.map(({ name }) => name)));
  return [
    '\n## Who hears of what\n',
    'An event is silent until a rule names it: `functions/reach/notifications/domain/rules/` for notices, `functions/people/live/domain/hint-rules.ts` for pages that read again, `functions/deals/messages/domain/cards.ts` for cards in a chat, `functions/reach/staff/domain/task-rules.ts` for the work of staff. The trail of a property has the events of its nouns. A review reads the row of a new event.\n',
    toRow(['Event', ...Object.keys(reactions)]),
    `|---|${'---|'.repeat(choices.length)}`,
    ...names.map((name) => toRow([name, ...choices.map((chosen) => (chosen.has(name) ? 'yes' : '–'))])),
  ].join('\n');
}

/** docs/events.md: who hears of an event, its fields, its example and the subscribers that the manifest names. */
export function renderEventReference(): string {
  const byNoun = Map.groupBy(eventCatalogue, ({ name }) => name.split('.')[0] ?? name);
  const nouns = [...byNoun].toSorted(([a], [b]) => a.localeCompare(b));
  const sections = nouns.map(([noun, types]) =>
    [`\n## ${noun}`, ...types.toSorted((a, b) => a.name.localeCompare(b.name)).map(toEventSection)].join(
      '\n',
    ),
  );
  const intro =
    '\nA name is `<noun>.<verb>.v<n>`. Every event carries an envelope: `id`, `time`, `actor` (a user id, or null for the system) and `correlationId`; `apiKey` where the actor’s key acted for them. Delivery is at least once and in any order.\n';
  return `${header('Events', '`events/` and the manifest')}${intro}${renderReactionTable()}\n${sections.join('\n')}\n`;
}

/** The printed pages by path. */
export const references = {
  ...readmes,
  'docs/api.md': renderApiReference,
  'docs/events.md': renderEventReference,
  'functions/reach/site-pages/domain/texts/developer-events.json': renderDeveloperEvents,
};

if (import.meta.main) for (const [file, render] of Object.entries(references)) writeFileSync(file, render());
