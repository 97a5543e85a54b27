import { marketplaceGroups, printOpenApi } from '../../functions/delivery/openapi.ts';
import type { KnownIds } from './callers.ts';

const idPattern = /^\^([a-z]{3})_\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/;

/** The contract's document, in which ids are also those of things that exist: generated ones lead nowhere. */
export function buildDocument(ids: KnownIds): object {
  const withIds = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(withIds);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withIds(value)]));
    const { pattern } = copy;
    const prefix = typeof pattern === 'string' ? idPattern.exec(pattern)?.[1] : undefined;
    const known = ids.get(prefix ?? '') ?? [];
    return known.length === 0 ? copy : { anyOf: [{ type: 'string', enum: known }, copy] };
  };
  const document = printOpenApi(marketplaceGroups);
  return { ...document, paths: withIds(document.paths) };
}
