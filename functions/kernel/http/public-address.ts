import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are no place on the internet (RFC 6890): private ones, and that of AWS's own services. */
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6 only this is a place on the internet; what maps IPv4 into IPv6 is outside of it, or in the list below. */
const open6 = ['2000::', 3] as const;
const closed6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of closed4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closed6) closed.addSubnet(network, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet(...open6, 'ipv6');

/** Whether an address is one that a call may go to from inside: on the internet, and not one of ours or our cloud's. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  // A zone, as in `fe80::1%eth0`, names an interface of ours.
  if (!isIPv6(address) || address.includes('%')) return false;
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

const innerNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/** Whether the host of a URL could be one of the internet: a name, and none of those that mean something inside only. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  return isIP(host.replaceAll(/[[\]]/g, '')) === 0 && host.includes('.') && !innerNames.test(host);
}

/** Why a call to an address that a person gave had no answer. */
export const networkFailures = [
  'no_answer',
  'too_slow',
  'not_public',
  'no_such_name',
  'certificate',
] as const;
export type NetworkFailure = (typeof networkFailures)[number];
