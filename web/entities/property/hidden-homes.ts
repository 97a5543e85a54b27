import type { PropertyPage } from './property.ts';
import { createStoredHomeList } from './stored-home-list.ts';

type HomeId = PropertyPage['id'];

/** The latest 300 homes that this browser leaves out of results, latest first. */
const hidden = createStoredHomeList('hidden_homes', 300);

export const listHiddenHomes = hidden.list;
export const useHiddenHomes = hidden.use;

export function hideHome(id: HomeId): void {
  hidden.save([id, ...listHiddenHomes().filter((other) => other !== id)]);
}

export function unhideHome(id: HomeId): void {
  hidden.save(listHiddenHomes().filter((other) => other !== id));
}
