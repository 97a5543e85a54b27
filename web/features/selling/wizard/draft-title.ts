import type { Draft } from '../api.ts';
import * as words from './words.ts';

/** `14 Oak Road, Leeds`, or the known part of it. */
export function formatDraftTitle({ data: { houseNo, address, postcode } }: Draft): string {
  const street = [houseNo, address?.line1].filter(Boolean).join(' ');
  const place = address?.town ?? postcode;
  return [street, place].filter(Boolean).join(', ') || words.aHomeWithoutAnAddress;
}
