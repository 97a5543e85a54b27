export const county = 'County';
export const postcodeDistrict = 'Postcode district';
export const postcode = 'Postcode';
