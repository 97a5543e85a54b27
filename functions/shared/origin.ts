import { createHash } from 'node:crypto';

/**
 * A sign of the network that somebody calls from: equal for the same network within one scope, unlike any other scope's,
 * and not the address itself.
 */
export const originOf = (scope: string, ip: string): string =>
  createHash('sha256')
    .update(`${scope}#${network(ip)}`)
    .digest('hex')
    .slice(0, 16);

/** A household has one IPv4 address, or the first half of an IPv6 one. */
const network = (ip: string): string => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip);
