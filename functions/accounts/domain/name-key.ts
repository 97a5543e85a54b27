import { AppError } from '../../kernel/errors.ts';

/** The unique key of a name, regardless of case, width and the encoding of accents. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

export function createNameRefusal(message: string): AppError {
  return new AppError('invalid', 'Choose another name.', { errors: { user_name: [message] } });
}

export function createNameTakenError(): AppError {
  return createNameRefusal('This name is taken. Choose another one');
}
