import type { RouteModel } from '../../template/api.ts';

export interface RouteMatch {
  readonly route: RouteModel;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Segment {
  readonly kind: 'text' | 'name' | 'rest';
  readonly value: string;
}
interface Entry {
  readonly route: RouteModel;
  readonly method: string;
  readonly segments: readonly Segment[];
}

/**
 * Finds routes as an HTTP API does: the most specific path wins segment by segment (text, then `{name}`, then
 * `{name+}`), a route for the method before one for ANY, and `$default` last.
 */
export function createRouter(
  routes: readonly RouteModel[],
): (method: string, path: string) => RouteMatch | undefined {
  const fallback = routes.find(({ key }) => key === '$default');
  const entries = routes.filter(({ key }) => key !== '$default').map(toEntry);
  entries.sort(compareSpecificity);
  /** The entries that a method can match; Node's parser takes some thirty methods. */
  const byMethod = new Map<string, Entry[]>();
  const entriesFor = (method: string): Entry[] => {
    const found =
      byMethod.get(method) ?? entries.filter((entry) => entry.method === 'ANY' || entry.method === method);
    byMethod.set(method, found);
    return found;
  };
  return (method, path) => {
    const parts = path.split('/').slice(1);
    // An HTTP API ignores a trailing slash.
    if (parts.length > 1 && parts.at(-1) === '') parts.pop();
    for (const entry of entriesFor(method)) {
      const parameters = readParameters(entry.segments, parts);
      if (parameters) return { route: entry.route, parameters };
    }
    return fallback && { route: fallback, parameters: {} };
  };
}

function toEntry(route: RouteModel): Entry {
  const [method = 'ANY', path = '/'] = route.key.split(' ');
  const segments = path
    .split('/')
    .slice(1)
    .map((part): Segment => {
      if (!part.startsWith('{')) return { kind: 'text', value: part };
      const name = part.slice(1, -1);
      return name.endsWith('+') ? { kind: 'rest', value: name.slice(0, -1) } : { kind: 'name', value: name };
    });
  return { route, method, segments };
}

const rank = { text: 0, name: 1, rest: 2 } as const;

function compareSpecificity(a: Entry, b: Entry): number {
  const shared = Math.min(a.segments.length, b.segments.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = rank[a.segments[index]?.kind ?? 'rest'] - rank[b.segments[index]?.kind ?? 'rest'];
    if (difference !== 0) return difference;
  }
  return b.segments.length - a.segments.length || Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

function readParameters(
  segments: readonly Segment[],
  parts: readonly string[],
): Record<string, string> | undefined {
  if (!isMatch(segments, parts)) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, { kind, value }] of segments.entries()) {
    if (kind === 'rest') parameters[value] = parts.slice(index).join('/');
    else if (kind === 'name') parameters[value] = parts[index] ?? '';
  }
  return parameters;
}

function isMatch(segments: readonly Segment[], parts: readonly string[]): boolean {
  let at = 0;
  for (const { kind, value } of segments) {
    const part = parts[at];
    if (part === undefined || (kind === 'text' ? part !== value : part === '')) return false;
    if (kind === 'rest') return true;
    at += 1;
  }
  return parts.length === at;
}
