/** Days after which network data is deleted (behaviour, third party: IP trace). */
export const traceDays = 30;
