import { AppError } from '../../kernel/errors.ts';

/** The unique key of a name, regardless of case, width and the encoding of accents. */
export const toNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const createNameRefusal = (message: string): AppError =>
  new AppError('invalid', 'Choose another name.', { errors: { user_name: [message] } });

export const createNameTakenError = (): AppError =>
  createNameRefusal('This name is taken. Choose another one');
