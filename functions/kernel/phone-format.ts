/** Digits of each part of a British number after its zero, by how the number begins. */
const groups: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^2/, [2, 4, 4]],
  [/^(11|1\d1|3|8|9)/, [3, 3, 4]],
  [/^(1|7)/, [4, 6]],
];

/** `07700 900123` for `+447700900123`; a number of another country stays as it is. */
export function formatPhone(phone: string): string {
  const [, national, rest = ''] = /^\+44(\d{10})( ext\. \d+)?$/.exec(phone) ?? [];
  const lengths = groups.find(([start]) => start.test(national ?? ''))?.[1];
  if (!national || !lengths) return phone;
  const parts = lengths.map((length, index) => {
    const from = lengths.slice(0, index).reduce((sum, each) => sum + each, 0);
    return national.slice(from, from + length);
  });
  return `0${parts.join(' ')}${rest}`;
}
