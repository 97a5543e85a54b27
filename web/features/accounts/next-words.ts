/** What people come for at a page that needs a login, by how its path begins and ends, after “Log in to”. */
const purposes: readonly (readonly [pattern: RegExp, to: string])[] = [
  [/^\/add-property/, 'start your listing'],
  [/^\/edit-property/, 'edit your listing'],
  [/^\/my-listing\/.+\/offers$/, 'see your offers'],
  [/^\/my-listing\/.+\/viewings$/, 'see your viewings'],
  [/^\/my-listing/, 'see what you’re selling'],
  [/^\/(property-details|homes)\/.+\/offer$/, 'make your offer'],
  [/^\/my-buying/, 'see what you’re buying'],
  [/^\/favourites/, 'see your saved homes'],
  [/^\/messages/, 'read your messages'],
  [/^\/viewings/, 'see your viewings'],
  [/^\/buyer-checks/, 'show that you can proceed'],
  [/^\/accepted-offer/, 'see your sale'],
  [/^\/notifications/, 'see your notifications'],
  [/^\/profile/, 'see your account'],
  [/^\/payment/, 'see your payment'],
  [/^\/receipt/, 'see your receipt'],
  [/^\/cases/, 'see your reports'],
  [/^\/username-unset/, 'choose your username'],
  [/^\/email-verification/, 'verify your email'],
];

/** What the page at a path is for: `start your listing`; `undefined` for a path without a purpose of its own. */
export function describePurpose(next: string): string | undefined {
  const [path = ''] = next.split('?');
  return purposes.find(([pattern]) => pattern.test(path))?.[1];
}
