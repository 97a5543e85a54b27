/** The present time. Only this function reads the clock; domain code receives the result. */
export const now = (): Date => new Date();
