import createClient from 'openapi-fetch';

export function openGable({ origin, key }) {
  return createClient({ baseUrl: origin, headers: key ? { authorization: `Bearer ${key}` } : {} });
}

export function describeError(error) {
  const said = [error?.detail ?? error?.message, ...Object.values(error?.errors ?? {}).flat()];
  return said.filter(Boolean).join(' ') || 'The site answered with an error that it did not explain.';
}
