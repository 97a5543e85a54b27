export const townOrPostcode = 'Town or postcode';
