/** The address that dials a number, with its extension. */
export function toPhoneHref(phone: string): string {
  const [number = '', ext] = phone.split(' ext. ');
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${ext ? `;ext=${ext}` : ''}`;
}
