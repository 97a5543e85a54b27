import { createStoredHomeList } from './stored-home-list.ts';

/** The most homes that fit next to each other. */
export const mostCompared = 4;

/** The homes that this browser compares, first chosen first. */
const compared = createStoredHomeList('compared_homes', mostCompared);

export const listComparedHomes = compared.list;
export const saveComparedHomes = compared.save;
export const useComparedHomes = compared.use;
