/** A variable that the stack gives to this function; a missing one is a fault of the stack and said so. */
export function env(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The environment lacks ${name}`);
  return value;
}
