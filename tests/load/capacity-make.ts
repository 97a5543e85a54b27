export interface Asked {
  readonly token?: string;
  readonly body?: unknown;
  /** What stands for the path's parameter. */
  readonly id?: string;
  /** The same, of a path with several. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Who makes the call instead, where only somebody else can. */
  readonly act?: () => Promise<{ readonly status: number; readonly text: string; readonly body: unknown }>;
}
/** Makes a call by its name in the contract, such as `GET /api/user/{id}`, and expects it to succeed. */
export type Make = (route: string, asked?: Asked) => Promise<Record<string, unknown>>;
