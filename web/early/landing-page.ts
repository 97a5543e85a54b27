/** Where the code of the site is. */
export interface SiteCode {
  /** The URL of the module that starts the site; the development server's document names it by itself. */
  readonly entry?: string;
  /** URLs of the code that every page needs. */
  readonly shared: readonly string[];
  readonly landingPages: readonly LandingPage[];
  readonly members?: MemberCode;
  /** Milliseconds for which the newest homes wait for those of the reader's last search. */
  readonly lastSearchWaitMs: number;
}

/** What a visitor's first page needs in addition to the shared code. */
export interface LandingPage {
  /** A route, such as `/property-details/:id`. */
  readonly path: string;
  /** URLs of its code. */
  readonly code: readonly string[];
  readonly calls: readonly EarlyCall[];
}
/** What begins before the site's code for a person who is logged in. */
export interface MemberCode {
  /** URLs of the code that each of their pages needs. */
  readonly code: readonly string[];
  /** The first calls of each of their pages. */
  readonly everywhere: readonly string[];
  /** The first calls of some of them. */
  readonly pages: readonly MemberPage[];
}
export interface MemberPage {
  /** A route, with `:id` and `:other` for two ids, and `:home` for the id or the words of a home's address. */
  readonly path: string;
  readonly calls: readonly string[];
}
export interface EarlyCall {
  /** Can contain the route's `:id`. */
  readonly to: string;
  /** Its values can contain the `:id`, too. */
  readonly query?: Readonly<Record<string, string>>;
  /** Prepends the page's own query, without these parameters, which only the page itself uses. */
  readonly pageQueryWithout?: readonly string[];
}
