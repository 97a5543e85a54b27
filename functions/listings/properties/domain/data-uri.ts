/** The bytes of `data:<type>;base64,<bytes>`; `undefined` for any other text. */
export function decodeDataUri(uri: string): Buffer | undefined {
  const comma = uri.slice(0, 100).indexOf(',');
  const head = uri.slice(0, comma);
  if (comma < 0 || !/^data:[a-z]+\/[a-z0-9.+-]+;base64$/i.test(head)) return undefined;
  const text = uri.slice(comma + 1);
  const bytes = Buffer.from(text, 'base64');
  // Node skips characters that are not base64, so a damaged file is recognised by its length.
  const whole = Math.floor((text.replace(/(?<!=)=+$/, '').length * 3) / 4);
  return bytes.length === whole && bytes.length > 0 ? bytes : undefined;
}
