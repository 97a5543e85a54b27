import { request } from 'node:http';
import { password } from './visitor.ts';

/**
 * Logs in from another local address; its third number selects the place that the stand-in returns. Resolves to the
 * status.
 */
export function logInFrom(origin: string, localAddress: string, email: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const body = JSON.stringify({ grant_type: 'password', client_id: 2, username: email, password });
  const sent = request(
    new URL('/oauth/token', origin),
    { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } },
    (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
