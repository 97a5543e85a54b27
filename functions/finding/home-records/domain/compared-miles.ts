/** How far from the middle of its postcode district a home on sale still says what one there may ask. */
export const comparedMiles = 15;
