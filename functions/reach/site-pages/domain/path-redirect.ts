import { isOwnPath } from '../../../kernel/own-path.ts';
import type { SiteRedirect } from './site-page.ts';

/** A part of a path without its percent signs; one that is malformed stays as it is. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether programs that resolve addresses walk up or stay at a part of the path instead of naming it. */
export function hasDotPart(path: string): boolean {
  return path.split('/').some((part) => /^\.{1,2}$/.test(decodePathPart(part)));
}

/**
 * The redirect to a path of the site. Browsers read `\`, tabs and a second slash at the beginning as another host, and
 * API Gateway hands out paths decoded: each part is encoded again.
 * @returns undefined for a path that could lead elsewhere
 */
export function createPathRedirect(path: string, query: URLSearchParams): SiteRedirect | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  const decoded = `/${parts.map(decodePathPart).join('/')}`;
  if (!isOwnPath(decoded)) return undefined;
  const location = `/${parts.map((part) => encodeURIComponent(decodePathPart(part))).join('/')}`;
  return { status: 301, location: query.size > 0 ? `${location}?${query.toString()}` : location };
}
