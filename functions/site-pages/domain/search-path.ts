/** The path of the results for a place; of all homes without one. */
export function formatSearchPath(place: string): string {
  return place === '' ? '/listing' : `/listing?${new URLSearchParams({ q: place }).toString()}`;
}
