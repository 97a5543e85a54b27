/** Days after which what was learned of a network is gone (behaviour, third party: IP trace). */
export const traceDays = 30;
