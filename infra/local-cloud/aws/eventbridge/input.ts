import type { TargetModel } from '../../template/events.ts';
import type { BusEvent } from './event.ts';

/** A target's input: the event, or the input that the rule defines for it. */
export function buildTargetInput(target: TargetModel, event: BusEvent): unknown {
  const { input } = target;
  if (!input) return event;
  if (input.kind === 'path') return readPath(event, input.path);
  const text = input.kind === 'text' ? input.text : fillTemplate(input.template, input.paths, event);
  const parsed: unknown = JSON.parse(text);
  return parsed;
}

function fillTemplate(template: string, paths: Readonly<Record<string, string>>, event: BusEvent): string {
  return template.replace(
    /("?)<([^<>]+)>("?)/g,
    (whole: string, before: string, name: string, after: string) => {
      const value = name === 'aws.events.event.json' ? event : readValue(paths, name, event);
      if (value === undefined) return whole;
      // Inside quotes the value becomes part of a JSON string; elsewhere it is JSON itself.
      if (before === '"' && after === '"')
        return JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value));
      return before + JSON.stringify(value) + after;
    },
  );
}

function readValue(paths: Readonly<Record<string, string>>, name: string, event: BusEvent): unknown {
  const path = paths[name];
  return path === undefined ? undefined : (readPath(event, path) ?? '');
}

/** Reads a path such as `$.detail.id`. */
function readPath(event: unknown, path: string): unknown {
  let value = event;
  for (const part of path
    .replace(/^\$\.?/, '')
    .split('.')
    .filter(Boolean)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === part)?.[1];
  }
  return value;
}
