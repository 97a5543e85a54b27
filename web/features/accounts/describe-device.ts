type Words = readonly (readonly [mark: RegExp, name: string])[];

/** The first that fits counts: most browsers name several others, too. */
const browsers: Words = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: Words = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** A browser as its person knows it: `Chrome on Android`. */
export function describeDevice(userAgent: string): string {
  const find = (words: Words) => words.find(([mark]) => mark.test(userAgent))?.[1];
  const system = find(systems);
  const browser = find(browsers) ?? 'A browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
