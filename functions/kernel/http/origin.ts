import { createHash } from 'node:crypto';

/**
 * A hash of a caller's network: equal for the same network within one scope, different in any other scope.
 */
export function hashNetwork(scope: string, ip: string): string {
  return createHash('sha256')
    .update(`${scope}#${toNetwork(ip)}`)
    .digest('hex')
    .slice(0, 16);
}

/**
 * The network of one household: an IPv4 address, possibly written as IPv6, or the first half of an IPv6
 * address. Limits of visitors count by it, as one household has 2^64 IPv6 addresses.
 */
export function toNetwork(ip: string): string {
  return ip.includes('.') ? ip.slice(ip.lastIndexOf(':') + 1) : groupsOf(ip).slice(0, 4).join(':');
}

/**
 * The groups of an IPv6 address without leading zeros; `::` is expanded to the missing groups of the eight.
 */
function groupsOf(ip: string): string[] {
  const [head = [], tail] = ip.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16).toString(16)),
  );
  if (!tail) return head;
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
