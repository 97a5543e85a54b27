import { api, type Operations } from './api.ts';
import type { Routes } from './contract.ts';
import { keyGate } from './key-gate.ts';

/** The Lambda handler of an API group with calls that API keys can make, too: those whose contract has a `scope`. */
export function apiWithKeys<T extends Routes>(routes: T, operations: Operations<T>) {
  return api(routes, operations, keyGate);
}
