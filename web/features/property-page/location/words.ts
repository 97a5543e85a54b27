export const thisHome = 'This home';
export const mapAroundTitle = 'Map around [title]';

export const location = 'Location';
export const seeItOnOpenStreetMap = 'See it on OpenStreetMap';
export const titleTheSellerShowsThe = '[title]. The seller shows the street but not the house number.';
