import type { Account } from './account.ts';
import { invalid } from './fault.ts';
import { includedIn, viewById } from './views/any.ts';

const deepest = 4;
/** Expandable fields that may be missing. */
const absent: ReadonlySet<string> = new Set(['failure_balance_transaction', 'verified_outputs', 'dob']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces ids by the objects that they name, at each path such as `payment_intent.latest_charge`. */
export function expand(account: Account, view: unknown, paths: readonly string[] = []): unknown {
  return paths.reduce<unknown>((whole, path) => {
    const keys = path.split('.');
    if (keys.length > deepest)
      throw invalid(
        `${path} is deeper than the ${deepest} levels that can be expanded.`,
        undefined,
        'expand',
      );
    return expandAt(account, whole, keys, path);
  }, view);
}

function expandAt(account: Account, owner: unknown, [key = '', ...rest]: string[], path: string): unknown {
  if (Array.isArray(owner)) return owner.map((one: unknown) => expandAt(account, one, [key, ...rest], path));
  const cannot = invalid(`This property cannot be expanded (${path}).`, undefined, 'expand');
  if (!isRecord(owner)) throw cannot;
  const value = Object.hasOwn(owner, key) ? owner[key] : includedIn(account, owner, key);
  if (value === null || (value === undefined && absent.has(key))) return owner;
  const whole = typeof value === 'string' ? viewById(account, value) : value;
  if (typeof whole !== 'object' || whole === null) throw cannot;
  return { ...owner, [key]: rest.length > 0 ? expandAt(account, whole, rest, path) : whole };
}
