export interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  /** The value of the path's only parameter. */
  readonly id?: string;
  /** The values of several parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Makes the call instead, if only another party can, such as a payment provider. */
  readonly act?: () => Promise<{ readonly status: number; readonly text: string; readonly body: unknown }>;
}
/** Makes a call by its name in the contract, such as `GET /api/user/{id}`, and expects it to succeed. */
export type Make = (route: string, asked?: Asked) => Promise<Record<string, unknown>>;
