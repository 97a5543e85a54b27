/** What a visitor's first page needs beside the code that all pages share. */
export interface Arrival {
  /** A route, such as `/property-details/:id`. */
  readonly path: string;
  /** Addresses of its code. */
  readonly code: readonly string[];
  readonly calls: readonly EarlyCall[];
}
export interface EarlyCall {
  /** With the route's `:id`. */
  readonly to: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The page's own query comes first, but for these words of it, which are the page's alone. */
  readonly askedWithout?: readonly string[];
}
