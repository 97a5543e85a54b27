/** What keeps a cloud from starting, with the option of `bootCloud` that another value may help. */
export class StartFault extends Error {
  readonly option: 'port' | 'dataDir' | 'fresh';

  constructor(option: StartFault['option'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.option = option;
  }
}
