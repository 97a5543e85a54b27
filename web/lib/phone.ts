/** The address that dials a number, with its extension and without the note beside it. */
export function toPhoneHref(phone: string): string {
  const [number = '', extension] = phone.replace(/ \([^()]*\)$/, '').split(' ext. ');
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
