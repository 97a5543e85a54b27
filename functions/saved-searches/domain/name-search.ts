import { formatPounds } from '../../kernel/money.ts';
import { listTerms } from './search-terms.ts';

const words = (code: string): string => code.replaceAll('_', ' ');

function describeArea(terms: Record<string, string>): string | undefined {
  if (terms['q']) return terms['q'];
  if (terms['polygon']) return 'The area you drew';
  if (terms['bbox']) return 'Part of the map';
  return terms['lat'] ? 'Around a point' : undefined;
}

function describeBeds({ min_beds: least, max_beds: most }: Record<string, string>): string | undefined {
  if (least !== undefined && least === most) return `${least} bed`;
  if (least !== undefined) return `${least}+ beds`;
  return most === undefined ? undefined : `up to ${most} beds`;
}

function describePrice({ min_price: low, max_price: high }: Record<string, string>): string | undefined {
  if (low && high) return `${formatPounds(Number(low))} to ${formatPounds(Number(high))}`;
  if (high) return `up to ${formatPounds(Number(high))}`;
  return low && `from ${formatPounds(Number(low))}`;
}

const longestName = 80;

/** A name for a search that was given no name: `Leeds, 3+ beds, terraced, up to £300,000`. */
export function nameSearch(query: string): string {
  const terms = listTerms(query);
  const types = (terms['type'] ?? '').split(',').filter(Boolean);
  const parts = [
    describeArea(terms) ?? 'Anywhere in the UK',
    describeBeds(terms),
    types.length === 0 || types.length > 2 ? undefined : types.map(words).join(' or '),
    describePrice(terms),
  ];
  const name = parts.filter(Boolean).join(', ');
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}
