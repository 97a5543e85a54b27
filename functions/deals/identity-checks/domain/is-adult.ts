const adultYears = 18;

/** A birth date as the provider reads it. */
interface BirthDate {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

/** Whether a person is at least 18 on a day; `undefined` for an incomplete birth date. */
export function isAdultOn({ day, month, year }: BirthDate, at: Date): boolean | undefined {
  if (day === null || month === null || year === null) return undefined;
  return Date.UTC(year + adultYears, month - 1, day) <= at.getTime();
}
