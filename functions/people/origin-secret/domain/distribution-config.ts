import { originHeader } from '../../../kernel/http/origin-header.ts';

interface CustomHeader {
  readonly HeaderName?: string | undefined;
  HeaderValue?: string | undefined;
}
interface Origin {
  readonly CustomHeaders?: { readonly Items?: readonly CustomHeader[] | undefined } | undefined;
}
/** The part of a distribution's configuration that has the headers to its origins. */
export interface OriginConfig {
  readonly Origins?: { readonly Items?: readonly Origin[] | undefined } | undefined;
}

const listOriginHeaders = ({ Origins }: OriginConfig): CustomHeader[] =>
  (Origins?.Items ?? [])
    .flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? [])
    .filter(({ HeaderName }) => HeaderName === originHeader);

/** The secret that the CDN sends. @throws Error when it sends none, or several */
export function getSentSecret(config: OriginConfig): string {
  const [sent, ...others] = new Set(listOriginHeaders(config).map(({ HeaderValue }) => HeaderValue));
  if (sent === undefined || others.length > 0) throw new Error('The CDN does not send one origin header');
  return sent;
}

/** The configuration with another value of the origin header, and nothing else changed. */
export function replaceOriginHeader<Config extends OriginConfig>(config: Config, value: string): Config {
  const changed = structuredClone(config);
  for (const header of listOriginHeaders(changed)) header.HeaderValue = value;
  return changed;
}
