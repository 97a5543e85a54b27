import { FrameworkFault } from '../../../functions/deals/sale-packs/domain/trust-framework/incoming/framework-node.ts';
import {
  type FrameworkReading,
  readFrameworkFile,
} from '../../../functions/deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import { decodeText } from '../../lib/decode-text.ts';

export const mostMegabytes = 5;

/** What a pack in a file says. @throws FrameworkFault with a text for the person who chose it */
export async function readPackFile(file: File): Promise<FrameworkReading> {
  if (file.size === 0) throw new FrameworkFault('This file is empty.');
  if (file.size > mostMegabytes * 1_000_000)
    throw new FrameworkFault(`This file is larger than ${mostMegabytes} MB.`);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return readFrameworkFile(text, { savedAt: new Date(file.lastModified), now: new Date() });
}

export function describePackFault(error: unknown): string {
  if (error instanceof FrameworkFault) return error.message;
  return 'Something went wrong while we read it. Check your connection and choose it again.';
}
