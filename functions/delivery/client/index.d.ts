import type { Client } from 'openapi-fetch';
import type { components, operations, paths } from './schema.js';

export type { components, operations, paths };

export interface GableSite {
  /** Where the site is, such as `https://www.example.co.uk`. */
  readonly origin: string;
  /** An API key, or the access token of a login; without one, what visitors may call. */
  readonly key?: string;
}

/**
 * The calls of a site, by their paths. An answer has `data`, or the `error` that the API told of as a problem document
 * (RFC 9457); what fails on the way there throws.
 */
export function openGable(site: GableSite): Client<paths>;

/** What an `error` says to people: the problem's detail with those of its fields, or the message of the platform before the API. */
export function describeError(error: object | undefined): string;
