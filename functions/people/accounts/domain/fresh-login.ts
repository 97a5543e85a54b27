/** Seconds for which a login counts as recent. */
export const freshSignInSeconds = 600;

interface Login {
  /** Unix seconds. */
  readonly signedInAt: number;
}

/** Milliseconds since 1970 from which a login no longer counts as recent. */
function calculateFreshEnd({ signedInAt }: Login): number {
  return (signedInAt + freshSignInSeconds) * 1_000;
}

/** Until when a login counts as recent; nothing for one that no longer does. */
export function toFreshUntilField(login: Login, now: Date): { readonly freshUntil?: string } {
  return isFreshLogin(login, now) ? { freshUntil: new Date(calculateFreshEnd(login)).toISOString() } : {};
}

/** Whether a login is recent enough for what a stolen one must not do. */
export function isFreshLogin(login: Login, now: Date): boolean {
  return now.getTime() < calculateFreshEnd(login);
}
