import type { Draft } from './api.ts';

/** `14 Oak Road, Leeds`, or the known part of it. */
export function formatDraftTitle({ data: { houseNo, address, postcode } }: Draft): string {
  const street = [houseNo, address?.line1].filter(Boolean).join(' ');
  const place = address?.town ?? postcode;
  return [street, place].filter(Boolean).join(', ') || 'A home without an address yet';
}
