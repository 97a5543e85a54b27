/** How one filter stands in the address: the same name and words as the API's query, so that one is the other. */
export interface Codec<T> {
  /** Undefined for words that make no sense, so that a mangled link still finds homes. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

export const text = (most: number): Codec<string> => ({
  read: (given) => given.trim().slice(0, most) || undefined,
  write: (value) => value,
});

export const whole = (least: number, most: number): Codec<number> => ({
  read: (given) => {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= least && value <= most ? value : undefined;
  },
  write: String,
});

export const oneOf = <const T extends string | number>(values: readonly T[]): Codec<T> => ({
  read: (given) => values.find((value) => String(value) === given),
  write: String,
});

/** A choice of several, in the table's order however they were given. */
export const someOf = <const T extends string>(values: readonly T[]): Codec<readonly T[]> => ({
  read: (given) => {
    const asked = new Set(given.split(','));
    const chosen = values.filter((value) => asked.has(value));
    return chosen.length > 0 ? chosen : undefined;
  },
  write: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
});

/** Only `true` stands in the address; a filter that is off is not there. */
export const flag: Codec<true> = {
  read: (given) => (given === 'true' || given === '1' ? true : undefined),
  write: () => 'true',
};

/** So many numbers within bounds, separated by commas; five decimals are a metre. */
export const numbers = (
  count: { readonly least: number; readonly most: number },
  isRight: (values: readonly number[]) => boolean,
): Codec<readonly number[]> => ({
  read: (given) => {
    const values = given.split(',').map(Number);
    const fits = values.length >= count.least && values.length <= count.most;
    return fits && values.every(Number.isFinite) && isRight(values) ? values : undefined;
  },
  write: (values) => values.map((value) => String(Math.round(value * 1e5) / 1e5)).join(','),
});
