/** The path of the results for a place; of all homes without one. */
export function formatSearchPath(place: string): string {
  return place === '' ? '/listing' : `/listing?${new URLSearchParams({ q: place }).toString()}`;
}

/** The path of the page of a place, such as `/homes-for-sale/newport_gwent`. */
export function formatTownPath(placeId: string): string {
  return `/homes-for-sale/${placeId}`;
}
