/**
 * An environment variable of this function.
 * @throws Error when the stack does not set it
 */
export function env(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The environment lacks ${name}`);
  return value;
}
