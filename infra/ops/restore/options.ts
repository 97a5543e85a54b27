const text = { type: 'string' } as const;

/** The options of `npm run ops -- restore`. */
export const restoreOptions = {
  at: text,
  role: text,
  vault: text,
  users: text,
  'from-table': text,
  'from-records': text,
  'from-bucket': text,
  'to-table': text,
  'to-bucket': text,
  'erase-missing': { type: 'boolean' },
} as const;

/** Their values on a command line. */
export interface RestoreOptions {
  readonly at?: string | undefined;
  readonly role?: string | undefined;
  readonly vault?: string | undefined;
  readonly users?: string | undefined;
  readonly 'from-table'?: string | undefined;
  readonly 'from-records'?: string | undefined;
  readonly 'from-bucket'?: string | undefined;
  readonly 'to-table'?: string | undefined;
  readonly 'to-bucket'?: string | undefined;
  readonly 'erase-missing'?: boolean | undefined;
}
