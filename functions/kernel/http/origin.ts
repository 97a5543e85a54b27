import { createHash } from 'node:crypto';

/**
 * A sign of the network that somebody calls from: equal for the same network within one scope, unlike any other scope's,
 * and not the address itself.
 */
export const hashNetwork = (scope: string, ip: string): string =>
  createHash('sha256')
    .update(`${scope}#${toNetwork(ip)}`)
    .digest('hex')
    .slice(0, 16);

/** A household has one IPv4 address, which may come written as an IPv6 one, or the first half of an IPv6 one. */
const toNetwork = (ip: string): string =>
  ip.includes('.') ? ip.slice(ip.lastIndexOf(':') + 1) : groupsOf(ip).slice(0, 4).join(':');

/** The groups of an IPv6 address without leading zeros; `::` stands for as many as eight lack. */
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
