import { cloud } from '../../support/cloud.ts';
import type { Cast } from './cast.ts';
import type { StateIds } from './states.ts';

/** Links change with every read, and a read itself marks messages as delivered. */
const changingFields = /"(\w*[uU]rl|expiresAt|state)":"[^"]*"/g;

/** All that the seller, the buyer and the rival see of the deal. */
export async function listVisibleAnswers(
  { members: { seller, buyer, rival } }: Cast,
  { home, offer }: StateIds,
): Promise<string[]> {
  await cloud.idle();
  const looks = [
    [seller, `/api/buyer-seller-chat/${home}/${buyer.id}`],
    [buyer, `/api/buyer-property-messages/${home}`],
    [rival, `/api/buyer-property-messages/${home}`],
    [seller, `/api/property-offers/${home}`],
    [seller, `/api/properties/time-slots/${home}`],
    ...(offer ? [[seller, `/api/sale/${home}/${buyer.id}`] as const] : []),
  ] as const;
  const answers = await Promise.all(looks.map(([person, path]) => cloud.api(path, { token: person.token })));
  return answers.map(({ text }) => text.replaceAll(changingFields, ''));
}

const sliceAround = (text: string, place: number) => text.slice(Math.max(0, place - 60), place + 60);

/** The place at which each changed answer differs. */
export function listChanges(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((text, index) => {
    const now = after[index] ?? '';
    if (text === now) return [];
    const places = Array.from({ length: text.length }, (_, place) => place);
    const from = places.find((place) => text[place] !== now[place]) ?? text.length;
    return [`${sliceAround(text, from)} is ${sliceAround(now, from)}`];
  });
}
