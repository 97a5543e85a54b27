/** The present time. Only this function reads the clock; domain code receives the result. */
export function now(): Date {
  return new Date();
}
