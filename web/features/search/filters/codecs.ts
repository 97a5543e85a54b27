/**
 * How one filter is written in the URL: with the name and values of the API's query, so that both are the
 * same.
 */
export interface Codec<T> {
  /** Undefined for invalid text, so that a broken link still finds properties. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

/** What the API refuses in a line: control characters, and those that turn the direction of the text around them. */
const outsideLine = /[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu;

export function createTextCodec(most: number): Codec<string> {
  return {
    read: (given) => given.replaceAll(outsideLine, ' ').trim().slice(0, most) || undefined,
    write: (value) => value,
  };
}

/** The id of a place. */
export const slug: Codec<string> = {
  read: (given) => (/^[a-z\d_-]{1,80}$/.test(given) ? given : undefined),
  write: (value) => value,
};

export function createWholeCodec(least: number, most: number): Codec<number> {
  return {
    read: (given) => {
      const value = Number(given);
      return /^\d+$/.test(given) && value >= least && value <= most ? value : undefined;
    },
    write: String,
  };
}

/** Degrees to five decimals, which is about a metre. */
export function createDegreesCodec(least: number, most: number): Codec<number> {
  return {
    read: (given) => {
      const value = Number(given);
      return given !== '' && value >= least && value <= most ? value : undefined;
    },
    write: (value) => String(Math.round(value * 1e5) / 1e5),
  };
}

export function createChoiceCodec<const T extends string | number>(values: readonly T[]): Codec<T> {
  return {
    read: (given) => values.find((value) => String(value) === given),
    write: String,
  };
}

/** A choice of several values, in the order of the table. */
export function createChoicesCodec<const T extends string>(values: readonly T[]): Codec<readonly T[]> {
  return {
    read: (given) => {
      const asked = new Set(given.split(','));
      const chosen = values.filter((value) => asked.has(value));
      return chosen.length > 0 ? chosen : undefined;
    },
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
  };
}

/** Only `true` is written; a filter that is off is left out. */
export const flag: Codec<true> = {
  read: (given) => (given === 'true' || given === '1' ? true : undefined),
  write: () => 'true',
};

/** A number of numbers within limits, separated by commas; five decimals are about a metre. */
export function createNumbersCodec(
  count: { readonly least: number; readonly most: number },
  isRight: (values: readonly number[]) => boolean,
): Codec<readonly number[]> {
  return {
    read: (given) => {
      const values = given.split(',').map(Number);
      const fits = values.length >= count.least && values.length <= count.most;
      return fits && values.every(Number.isFinite) && isRight(values) ? values : undefined;
    },
    write: (values) => values.map((value) => String(Math.round(value * 1e5) / 1e5)).join(','),
  };
}
