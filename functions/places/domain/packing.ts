/**
 * Numbers as printable characters that JSON and JavaScript need not escape: two have 8,649 values, where
 * base64 needs nearly three for as many.
 */
const base = 93;
const firstCode = 32;
const escaped = [34, 92];
const alphabet = Array.from({ length: base + escaped.length }, (_, place) => firstCode + place).filter(
  (code) => !escaped.includes(code),
);
const values = new Map(alphabet.map((code, value) => [code, value]));
const maxValue = base ** 2 - 1;

/** One character for a whole number up to 92. */
export function packDigit(value: number): string {
  return String.fromCodePoint(alphabet[value] ?? 0);
}
export function readDigit(packed: string, at: number): number {
  return values.get(packed.codePointAt(at) ?? 0) ?? 0;
}

/** Two characters for a whole number up to 8,648. */
export function packNumber(value: number): string {
  return String.fromCodePoint(alphabet[Math.floor(value / base)] ?? 0, alphabet[value % base] ?? 0);
}
export function readNumber(packed: string, at: number): number {
  return (
    base * (values.get(packed.codePointAt(at) ?? 0) ?? 0) + (values.get(packed.codePointAt(at + 1) ?? 0) ?? 0)
  );
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
/** The United Kingdom in degrees; a step is 150 metres to the north and 80 to the east. */
const south = 49.5;
const west = -8.8;
const span = { latitude: 11.5, longitude: 10.8 };

/** Four characters for a position. */
export function packDegrees({ latitude, longitude }: Position): string {
  return [(latitude - south) / span.latitude, (longitude - west) / span.longitude]
    .map((share) => packNumber(Math.round(share * maxValue)))
    .join('');
}
export function readDegrees(packed: string, at: number): Position {
  const degrees = (start: number, share: number) => Math.round((start + share / maxValue) * 10_000) / 10_000;
  return {
    latitude: degrees(0, south * maxValue + readNumber(packed, at) * span.latitude),
    longitude: degrees(0, west * maxValue + readNumber(packed, at + 2) * span.longitude),
  };
}
