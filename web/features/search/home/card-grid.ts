/** The rows of cards of the home page. */
export const cardGrid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';
/** The width of their photos, as the `sizes` attribute. */
export const cardSizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw';
