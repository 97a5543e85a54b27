import { AppError } from '../../shared/errors.ts';

/** What must be unique: case, width and accents' encoding do not make another name. */
export const toNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const createNameRefusal = (message: string): AppError =>
  new AppError('invalid', 'Choose another name.', { errors: { user_name: [message] } });

export const createNameTakenError = (): AppError =>
  createNameRefusal('This name is taken. Choose another one');
