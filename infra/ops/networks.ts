import { isIP } from 'node:net';
import * as z from 'zod';
import { edgeRegion, toBlockedSetName } from '../constructs/resource-names.ts';
import type { StageAccess } from './aws-clients.ts';
import { createSignedCall } from './signed-call.ts';
import { Refusal } from './site.ts';

const IpSets = z.object({
  IPSets: z.array(z.object({ Name: z.string(), Id: z.string() })).default([]),
  NextMarker: z.string().optional(),
});
const FoundSet = z.object({ LockToken: z.string(), IPSet: z.object({ Addresses: z.array(z.string()) }) });

/** Calls the firewall's service. @throws Refusal with AWS's message */
type Firewall = <Answer extends z.ZodType>(
  operation: string,
  input: object,
  answer: Answer,
) => Promise<z.output<Answer>>;

function createFirewall({ aws }: StageAccess): Firewall {
  const send = createSignedCall(edgeRegion, aws.config.endpoint);
  return async (operation, input, answer) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSWAF_20190729.${operation}`,
    };
    const body = JSON.stringify({ Scope: 'CLOUDFRONT', ...input });
    const response = await send({ service: 'wafv2', path: '/', headers, body });
    const text = await response.text();
    if (!response.ok) throw new Refusal(`wafv2 answered ${response.status}: ${text}`);
    return answer.parse(JSON.parse(text || '{}'));
  };
}

/** An address with the length of its network, such as `203.0.113.7/32`. @throws Refusal for anything else */
function parseNetwork(typed: string): { readonly network: string; readonly version: 4 | 6 } {
  const [address = '', length, ...rest] = typed.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0)
    throw new Refusal(`${typed} is no network. Write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.`);
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  // A shorter one would shut out a country.
  const least = version === 4 ? 16 : 32;
  if (!Number.isInteger(bits) || bits < least || bits > most)
    throw new Refusal(`A network has a length from /${least} to /${most}.`);
  return { network: `${address}/${bits}`, version };
}

/** @throws Refusal for a stage without a firewall */
async function findSet(firewall: Firewall, stage: string, version: 4 | 6) {
  const Name = toBlockedSetName(stage, version);
  let NextMarker: string | undefined;
  do {
    const page: z.output<typeof IpSets> = await firewall('ListIPSets', { Limit: 100, NextMarker }, IpSets);
    const found = page.IPSets.find((set) => set.Name === Name);
    if (found) return found;
    ({ NextMarker } = page);
  } while (NextMarker !== undefined);
  throw new Refusal(`There is no ${Name}: stage ${stage} has no firewall, or this is not its account.`);
}

async function changeNetworks(
  access: StageAccess,
  typed: string,
  change: (addresses: Set<string>, network: string) => void,
): Promise<string> {
  const { network, version } = parseNetwork(typed);
  const firewall = createFirewall(access);
  const set = await findSet(firewall, access.stage, version);
  const { LockToken, IPSet } = await firewall('GetIPSet', set, FoundSet);
  const addresses = new Set(IPSet.Addresses);
  change(addresses, network);
  // Refused if a colleague changed the set in between.
  await firewall('UpdateIPSet', { ...set, LockToken, Addresses: [...addresses] }, z.unknown());
  return `${access.stage} refuses ${addresses.size} networks of IPv${version}: ${[...addresses].join(', ') || 'not one'}.`;
}

/** Lets the firewall refuse an address or a network, within seconds. */
export function blockNetwork(access: StageAccess, typed: string): Promise<string> {
  return changeNetworks(access, typed, (addresses, network) => void addresses.add(network));
}

export function unblockNetwork(access: StageAccess, typed: string): Promise<string> {
  return changeNetworks(access, typed, (addresses, network) => void addresses.delete(network));
}
