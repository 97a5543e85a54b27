import type { Hosts } from '../base/hosts.ts';
import type { CloudModel } from '../template/model.ts';

export interface LocalAddresses {
  /** The URL of the site. */
  readonly origin: string;
  readonly awsEndpoint: string;
  /** The URL of Cognito's hosted pages. */
  readonly signInUrl: string;
  /** The URLs of third parties with those of their stand-ins. */
  readonly providers: readonly (readonly [there: string, here: string])[];
}

/** Adds the local URL of each URL of the template to `hosts`. */
export function registerHosts(hosts: Hosts, model: CloudModel, addresses: LocalAddresses): void {
  const { origin, awsEndpoint, signInUrl } = addresses;
  for (const bucket of model.buckets) {
    for (const host of bucket.hosts) hosts.add(`https://${host}`, `${awsEndpoint}/${bucket.name}`);
    hosts.add(`https://s3.${bucket.region}.amazonaws.com`, awsEndpoint);
  }
  for (const queue of model.queues) hosts.add(new URL(queue.url).origin, awsEndpoint);
  for (const api of model.apis) hosts.add(`https://${api.host}`, origin);
  for (const { id, host } of model.webSocketApis) {
    hosts.add(`wss://${host}`, `${origin.replace('http', 'ws')}/_local/sockets/${id}`);
    hosts.add(`https://${host}`, `${awsEndpoint}/${id}`);
  }
  for (const distribution of model.distributions)
    for (const host of [distribution.host, ...distribution.aliases]) hosts.add(`https://${host}`, origin);
  for (const url of model.siteUrls) hosts.add(url, origin);
  for (const [there, here] of addresses.providers) hosts.add(there, here);
  const cognito = `${origin}/_local/cognito`;
  for (const pool of model.resources.of('AWS::Cognito::UserPool')) {
    // Tokens keep AWS's issuer, which is only a name; its keys are fetched locally.
    const issuer = String(pool.attribute('ProviderURL'));
    const keys = `/.well-known/jwks.json`;
    hosts.add(issuer, issuer);
    hosts.add(`${new URL(issuer).origin}/`, `${awsEndpoint}/`);
    hosts.add(`${issuer}${keys}`, `${cognito}/${pool.ref()}${keys}`);
  }
  for (const domain of model.resources.of('AWS::Cognito::UserPoolDomain'))
    hosts.add(`https://${domain.ref()}.auth.${domain.region}.amazoncognito.com`, signInUrl);
}
