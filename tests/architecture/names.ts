import { exportedFunctionsOf } from './sources.ts';

/** The names that Lambda and React Router ask for. */
export const frameworkNames: ReadonlySet<string> = new Set(['handler', 'Component', 'loader', 'handle']);

const verbs = new Set(
  `accept add answer apply approve assert begin block build calculate cancel change check choose clear close
  complete confirm convert copy count create decide declare decline decode decrypt define delete derive describe encode
  encrypt end ensure erase expand expire extend extract fetch fill find finish format get group handle has hash hide
  insert invite is issue join link list load lock log make map mark match measure merge move normalize notify observe
  open parse pause pay pick place plan prepare process publish put read rebuild record redeem refund register reject
  release remove render reopen replace report request require reschedule reserve reset resolve restore resume retry
  revoke run sanitise save schedule score search seal select send set settle sign sort split start stop store submit
  sum sync tag take to track truncate turn unblock unlink update upload use validate verify wait walk with withdraw write`
    .split(/\s+/)
    .filter(Boolean),
);

const firstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';

/** The exported functions of files, without components, which are nouns, and hooks, which begin with `use`. */
export function listNamedFunctions(files: readonly string[]): readonly string[] {
  return files
    .flatMap((file) => exportedFunctionsOf(file))
    .filter((name) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name) && !frameworkNames.has(name));
}

/** Whether a function's name begins with a common verb. */
export function isVerbFirst(name: string): boolean {
  return verbs.has(firstWord(name));
}

/** Whether a function's name begins with a gerund or participle. */
export function isParticipleFirst(name: string): boolean {
  return /(?:ing|ed)$/.test(firstWord(name)) && !isVerbFirst(name);
}

/** The part of the names for which a rule holds, 0 to 1. */
export function share(names: readonly string[], holds: (name: string) => boolean): number {
  return names.filter(holds).length / names.length;
}
