const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The HTML of an attribution in plain text. OpenStreetMap's licence asks for a link. */
export function toAttribution(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => escaped[character] ?? '')
    .replace(
      /OpenStreetMap( contributors)?/,
      '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">$&</a>',
    );
}
