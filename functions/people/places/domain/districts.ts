import { readText } from '../../../kernel/packed-text.ts';
import packed from './districts.json' with { type: 'json' };
import { normalizeText } from './place-text.ts';

/** A part of a large town, which is one postcode district or a few. */
export interface District {
  readonly name: string;
  readonly town: string;
  readonly outcodes: readonly string[];
  /** The name in normal form. */
  readonly key: string;
}

const codes = readText(packed.codes)
  .split('\n')
  .map((list) => list.split('|'));

/** The parts of large towns; those of one town come together. */
export const districts: readonly District[] = readText(packed.names)
  .split('\n')
  .flatMap((list, place) => {
    const [town = '', ...parts] = list.split('|');
    return parts.map((name, part) => ({
      name,
      town,
      outcodes: (codes[place]?.[part] ?? '').split(','),
      key: normalizeText(name),
    }));
  });
