/** A request's URL in its parts, with the bytes that a signature covers unchanged. */
export interface Address {
  /** percent-decoded path without its first slash */
  path: string;
  rawPath: string;
  query: [name: string, value: string][];
}

const percentDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Percent-encodes as signatures require: everything but letters, digits and `-_.~`. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function readAddress(url: string): Address {
  const [rawPath = '/', rawQuery = ''] = url.split(/\?(.*)/s, 2);
  const query = rawQuery
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      return [percentDecode(name), percentDecode(value)];
    });
  return { rawPath, path: percentDecode(rawPath).slice(1), query };
}

export function getParameter(address: Address, name: string): string | undefined {
  return address.query.find(([key]) => key === name)?.[1];
}
