import type { StripeAccount } from './account.ts';
import { createInvalidFault } from './fault.ts';
import { findIncluded, findView } from './views/any.ts';

const maxDepth = 4;
/** Expandable fields that may be missing. */
const absent: ReadonlySet<string> = new Set(['failure_balance_transaction', 'verified_outputs', 'dob']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces ids by the objects that they name, at each path such as `payment_intent.latest_charge`. */
export function expandView(account: StripeAccount, view: unknown, paths: readonly string[] = []): unknown {
  return paths.reduce<unknown>((whole, path) => {
    const keys = path.split('.');
    if (keys.length > maxDepth)
      throw createInvalidFault(
        `${path} is deeper than the ${maxDepth} levels that can be expanded.`,
        undefined,
        'expand',
      );
    return expandPath(account, whole, keys, path);
  }, view);
}

function expandPath(
  account: StripeAccount,
  owner: unknown,
  [key = '', ...rest]: string[],
  path: string,
): unknown {
  if (Array.isArray(owner))
    return owner.map((one: unknown) => expandPath(account, one, [key, ...rest], path));
  const cannot = createInvalidFault(`This property cannot be expanded (${path}).`, undefined, 'expand');
  if (!isRecord(owner)) throw cannot;
  const value = Object.hasOwn(owner, key) ? owner[key] : findIncluded(account, owner, key);
  if (value === null || (value === undefined && absent.has(key))) return owner;
  const whole = typeof value === 'string' ? findView(account, value) : value;
  if (typeof whole !== 'object' || whole === null) throw cannot;
  return { ...owner, [key]: rest.length > 0 ? expandPath(account, whole, rest, path) : whole };
}
