import type { Dice } from '../random.ts';
import { isBorneOut } from './claims.ts';
import type { Dwelling } from './dwelling.ts';
import { heatingWords } from './heating-words.ts';
import { readProse } from './read-prose.ts';
import type { DemoHome } from './types.ts';

const openingsOf = readProse('openings');
const downsidesOf = readProse('downsides');
const localColourOf = readProse('local-colour');
const closings = readProse('closings')('any');
const roomProseOf = readProse('rooms');
const outsideProseOf = readProse('outside');
const viewProseOf = readProse('views');

interface Subject extends Dwelling {
  readonly dice: Dice;
  readonly home: Omit<DemoHome, 'description'>;
}

const minWords = 120;
const maxWords = 250;
const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
const floors = ['ground', 'first', 'second', 'third', 'fourth'] as const;
const toNumberWord = (n: number): string => numbers[n] ?? String(n);
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function createSlots({ dice, home, place, floor }: Subject): Record<string, string> {
  const aspect = dice.pick(['south', 'west', 'south-west', 'south-east', 'east']);
  const beds = home.noOfBedrooms;
  return {
    aspect,
    place: place.district || place.town,
    town: place.town,
    beds: toNumberWord(beds),
    bedsFlat: home.propertyType === 'studio' ? 'studio' : `${toNumberWord(beds)}-bedroom`,
    bedsLong:
      home.propertyType === 'studio'
        ? 'a sleeping area'
        : beds === 1
          ? 'a double bedroom'
          : `${toNumberWord(beds)} bedrooms`,
    cabin: beds === 1 ? 'cabin' : 'cabins',
    floor: floors[floor] ?? 'top',
    terrace: home.propertyType === 'end_of_terrace' ? 'end-of-terrace house' : 'terraced house',
    home: home.propertyType === 'town_house' ? 'house' : 'flat',
    years: toNumberWord(dice.int(4, 10)),
    refit: toNumberWord(dice.int(2, 7)),
    walk: toNumberWord(dice.int(5, 10)),
    sun: dice.pick(['breakfast to mid-afternoon', 'noon until it sets', 'mid-morning onwards']),
    depth: dice.pick(['forty', 'fifty', 'sixty', 'eighty']),
  };
}

const fillSlots = (text: string, values: Record<string, string>): string => {
  const done = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return capitalise(done);
};

const tones: Readonly<Record<string, string>> = {
  'bedroom-blue': 'is painted a soft blue',
  'bedroom-rose': 'is a muted rose, lovely by lamplight',
  'bedroom-linen': 'has an oak bed and a wall of wardrobes',
};

function describeBedrooms({ dice, home, rooms }: Subject): string {
  const n = home.noOfBedrooms;
  if (home.propertyType === 'studio')
    return 'A sleeping area is set back behind the living space, with a wardrobe wall that keeps it tidy.';
  const tone = tones[rooms.bedrooms[0] ?? ''] ?? 'is quiet';
  if (n === 1)
    return dice.pick([
      `The bedroom is a good double and ${tone}.`,
      `There is one bedroom, a proper double, which ${tone}.`,
    ]);
  const second =
    n === 2
      ? 'the other takes a double and a desk'
      : n === 3
        ? 'the second is nearly as large and the third a comfortable single'
        : `the ${toNumberWord(n - 1)} others share the quieter side`;
  return dice.pick([
    `Of the ${toNumberWord(n)} bedrooms the main one ${tone}; ${second}.`,
    `There are ${toNumberWord(n)} bedrooms. The largest ${tone}, and ${second}.`,
    `The main bedroom ${tone}; ${second}.`,
  ]);
}

function describePractical({ dice, home }: Subject): string {
  const facts = home.keyFacts;
  const heat = facts.heating.map((h) => heatingWords[h] ?? h);
  const warm =
    heat.length > 1
      ? `${heat[0] ?? ''} with ${heat.slice(1).join(' and ')}`
      : (heat[0] ?? 'electric heating');
  const line = facts.broadband.includes('fttp')
    ? 'full-fibre broadband'
    : facts.broadband.includes('fttc')
      ? 'fibre to the cabinet'
      : 'modest but workable broadband';
  const area = `${home.floorAreaSqm} m² (about ${Math.round((home.floorAreaSqm * 10.764) / 10) * 10} sq ft)`;
  return dice.pick([
    `In all there are ${area}, with ${warm} and ${line}.`,
    `Practicalities: ${area}, ${warm}, ${line} and ${home.epc ? `an energy rating of ${home.epc.rating}` : 'no energy certificate, since none is required'}.`,
    `It measures ${area}. There is ${warm}, and ${line} comes with it.`,
  ]);
}

function describeParking({ home }: Subject): string {
  const p = home.keyFacts.parking;
  const charge = p.includes('ev_charger') ? ', with a charging point' : '';
  if (p.includes('double_garage')) return `The drive leads to a double garage${charge}.`;
  if (p.includes('driveway') && p.includes('single_garage'))
    return `There is a garage and room on the drive for two cars${charge}.`;
  if (p.includes('driveway')) return `Two cars fit on the drive${charge}.`;
  if (p.includes('single_garage')) return 'The garage is below, with an inner door to the hall.';
  if (p.includes('allocated')) return `One parking space is allocated${charge}.`;
  if (p.includes('permit')) return 'Parking is by residents’ permit.';
  return '';
}

function describeMoney({ home, place }: Subject): string {
  const lease = home.keyFacts.leasehold;
  const pounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB')}`;
  if (home.propertyType === 'houseboat' && lease)
    return `The mooring agreement has ${lease.yearsLeft} years to run, at ${pounds(lease.groundRentPence)} a year.`;
  if (home.propertyType === 'park_home' && lease)
    return `The pitch fee is ${pounds(lease.groundRentPence)} a year.`;
  const share = home.keyFacts.sharedOwnershipPercent;
  if (share)
    return `The price is for a ${share} per cent share, with rent on the rest and the right to buy more.`;
  if (lease && lease.serviceChargePence > 0)
    return `The lease has ${lease.yearsLeft} years left and the service charge is ${pounds(lease.serviceChargePence)} a year${lease.groundRentPence === 0 ? ', with no ground rent' : ''}.`;
  if (home.tenure === 'share_of_freehold')
    return 'It comes with a share of the freehold, and the residents run the building themselves.';
  if (place.nation === 'scotland') return 'The Home Report is ready and we can send it the same day.';
  return '';
}

function describeMarks({ home }: Subject): string {
  if (home.auction)
    return 'It is for sale by auction with the guide price shown; the legal pack can be read beforehand.';
  if (home.retirement && home.propertyType !== 'park_home')
    return 'The development is for people over sixty, with a manager on weekdays and a guest room for visitors.';
  if (home.newBuild) return 'It is newly built, with a ten-year warranty, and nobody has lived in it yet.';
  return home.chainFree ? 'There is no onward chain.' : '';
}

/** Newly built homes have no memories yet. */
const memoryWords = /\b(we|our|us|years ago|grown up)\b|\{years\}|\{refit\}/i;
const chooseSentence = (subject: Subject, list: readonly string[]): string => {
  const whole =
    subject.home.propertyType === 'town_house' && subject.style.name === 'stucco'
      ? list.filter((text) => !text.includes('{floor}'))
      : list;
  const honest = whole.filter((text) => isBorneOut(text, subject.home));
  const usable = subject.home.newBuild ? honest.filter((text) => !memoryWords.test(text)) : honest;
  return usable.length > 0 ? subject.dice.pick(usable) : '';
};

/** A seller’s own description, in paragraphs, 120 to 250 words. */
export function describeHome(of: Pick<Subject, 'dice' | 'home'> & { readonly dwelling: Dwelling }): string {
  const subject: Subject = { ...of.dwelling, dice: of.dice, home: of.home };
  const { dice, rooms, style, place, view, home } = subject;
  const values = createSlots(subject);
  const say = (list: readonly string[]): string => fillSlots(chooseSentence(subject, list), values);
  const afloat = style.name === 'houseboat';
  const extra = rooms.extra.filter((name) => home.photos.includes(name));
  const outside = rooms.outside
    ? say(outsideProseOf(rooms.outside))
    : afloat
      ? 'The stern deck has room for two chairs and a herb box.'
      : 'There is no garden, though the park makes up for it.';
  const shared =
    style.flat && rooms.outside === 'garden-lawn'
      ? 'The garden behind is shared, well kept and mostly empty.'
      : outside;
  const honest = home.newBuild
    ? ''
    : say(downsidesOf(dice.chance(0.25) && !style.flat && style.street !== 'mooring' ? 'any' : style.name));
  const opening =
    say(openingsOf(style.name)) ||
    `A new ${style.flat ? 'flat' : 'house'} in ${values['place'] ?? place.town} with ${values['bedsLong'] ?? ''}, ready to move into.`;
  const main = [
    extra.includes('hall') ? say(roomProseOf('hall')) : '',
    say(roomProseOf(afloat ? 'boat-saloon' : rooms.living)),
    say(roomProseOf(afloat ? 'boat-galley' : rooms.kitchen)),
    extra.includes('dining') ? say(roomProseOf('dining')) : '',
  ];
  const upstairs = [
    describeBedrooms(subject),
    extra.includes('nursery') ? say(roomProseOf('nursery')) : '',
    extra.includes('study') ? say(roomProseOf('study')) : '',
    say(roomProseOf(rooms.bath)),
    extra.includes('shower-room') ? say(roomProseOf('shower-room')) : '',
  ];
  const open = [shared, view ? say(viewProseOf(view)) : '', describeParking(subject)];
  const plain = [describePractical(subject), describeMoney(subject), honest, describeMarks(subject)];
  const local = [
    say(localColourOf(place.setting)),
    home.newBuild
      ? ''
      : say(home.chainFree ? closings.filter((text) => !text.includes('somewhere to buy')) : closings),
  ];
  return shorten([[opening], main, upstairs, open, plain, local]);
}

/** Leaves out the least needed sentences until the text is short enough. */
function shorten(paragraphs: string[][]): string {
  const write = () =>
    paragraphs
      .map((p) => p.filter(Boolean).join(' '))
      .filter(Boolean)
      .join('\n\n');
  const spare: readonly (readonly [number, number])[] = [
    [2, 4],
    [2, 1],
    [1, 3],
    [5, 1],
    [2, 2],
    [3, 1],
    [1, 0],
  ];
  for (const [p, s] of spare) {
    if (countWords(write()) <= maxWords) break;
    const paragraph = paragraphs[p];
    if (paragraph) paragraph[s] = '';
  }
  const text = write();
  if (countWords(text) < minWords || countWords(text) > maxWords)
    throw new Error(`a description of ${countWords(text)} words`);
  return text;
}
