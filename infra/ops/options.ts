import { parseArgs } from 'node:util';
import { restoreOptions } from './restore/options.ts';
import { Refusal } from './site.ts';

const text = { type: 'string' } as const;

/** Every option of `npm run ops`. */
export const opsOptions = {
  site: text,
  stage: text,
  email: text,
  code: text,
  percent: text,
  fixed: text,
  'free-days': text,
  package: { type: 'string', multiple: true },
  'min-spend': text,
  starts: text,
  ends: text,
  uses: text,
  'per-user': text,
  note: text,
  reason: text,
  words: text,
  amount: text,
  from: text,
  to: text,
  maps: text,
  ...restoreOptions,
} as const;

/** @throws Refusal for an unknown option */
export function parseCommandLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: opsOptions, allowPositionals: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

export type OpsOptions = ReturnType<typeof parseCommandLine>['values'];

/** @throws Refusal unless the option was given */
export function requireOption(options: OpsOptions, name: 'reason' | 'words' | 'from'): string {
  const value = options[name];
  if (value === undefined) throw new Refusal(`Give --${name}.`);
  return value;
}
