/** The path of the results for a place; of all homes without one. */
export function formatSearchPath(place: string): string {
  return place === '' ? '/listing' : `/listing?${new URLSearchParams({ q: place }).toString()}`;
}

/** The id of the place whose page the results for a place belong to: a postcode is too small for a page. */
export function toPageOfPlace(placeId: string): string {
  return /^[a-z]{1,2}\d[a-z\d]?-\d[a-z]{2}$/.test(placeId) ? (placeId.split('-')[0] ?? placeId) : placeId;
}

/** The path of the page of a place, such as `/homes-for-sale/newport_gwent`. */
export function formatTownPath(placeId: string): string {
  return `/homes-for-sale/${placeId}`;
}
