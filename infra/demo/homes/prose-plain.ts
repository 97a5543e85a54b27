import type { Setting } from './place.ts';
import type { StyleName } from './styles.ts';

/** What an honest seller writes before the viewing. */
export const downsides: Readonly<Partial<Record<StyleName, readonly string[]>>> & {
  readonly any: readonly string[];
} = {
  any: [
    'To be fair, the loft has never been boarded and the bathroom tap needs a new washer more often than it should.',
    'Honest notes: you can hear the school at playtime, and the post comes late.',
    'Two windows at the side are due for replacement within a few years, and we have priced with that in mind.',
    'The doorbell gave up some years ago, so knock loudly; it is on the list, and has been for a while.',
    'Parking is easy by day and takes a little patience after seven.',
    'The decoration in the smallest room is our daughter’s choice rather than ours.',
  ],
  victorian: [
    'As in any house of its age the floors are not quite level, and the party wall carries the sound of next door’s piano practice.',
    'The third stair creaks, the sashes like a dry autumn, and the rear gutter will want renewing in a few years.',
    'It is a terraced house, so bicycles come through the hall unless you use the back lane.',
    'There was a little damp in the chimney breast, treated in 2022 with a guarantee that passes to you.',
  ],
  thirties: [
    'The garage is a 1930s garage: fine for bicycles and a freezer, optimistic for a modern car.',
    'The artex in the back bedroom is the last of it, and has been tested.',
    'There is a bus stop forty yards along, which is a nuisance or a blessing depending on the morning.',
  ],
  edwardian: [
    'Rooms of this size take some heating in February; the bills are in the folder.',
    'The front garden wall leans a little and has leaned since we arrived.',
    'The original hall tiles have three cracks, which we have grown fond of.',
  ],
  family: [
    'The main road can be heard from the front garden when the wind is in the west, though not indoors.',
    'The utility room is small, and the garage door is manual.',
    'The trees at the end of the garden are lovely and shed for a fortnight every autumn.',
  ],
  georgian: [
    'A house like this is never finished: the sashes at the back want painting, and the cellar is dry but not for sleeping in.',
    'The listing covers the windows, so double glazing means secondary panes.',
  ],
  bungalow: [
    'The kitchen units are twenty years old and sound, but a buyer may want to start again.',
    'The hedge needs cutting twice a year, and it is longer than it looks.',
    'The second bedroom is a small double rather than a large one.',
  ],
  cottage: [
    'Anyone over six foot will learn about the beam by the stairs within a day.',
    'The stairs are steep, the walls are not straight, and a large wardrobe went in through the window.',
    'Mobile signal is best by the kitchen window, as the tide of visitors has established.',
  ],
  farmhouse: [
    'The track is ours to keep up, and a delivery driver has been known to give up on it.',
    'It is a big house to heat; we use half of it in January and all of it in June.',
  ],
  barn: [
    'The great window needs a long pole and a dry day to clean.',
    'There is no loft to speak of, so we have been disciplined about what we keep.',
  ],
  stucco: [
    'The terrace is repainted every five years under the lease, and a share of that falls to each flat.',
    'There is no lift, and the last flight keeps you honest.',
  ],
  newtown: [
    'No lift, as you would expect, and the shutters need a firm hand.',
    'The stair is common and well kept; the factor’s bills are in the Home Report pack.',
  ],
  tenement: [
    'There is no lift, the close door is heavy, and the back green rota is taken seriously.',
    'The roof was overhauled in 2021 and the shares are paid; the gutters are next on the list.',
  ],
  mansion: [
    'The lift is original and elderly, and is inspected accordingly.',
    'Works to the front railings are planned next year and already covered by the reserve fund.',
  ],
  mews: [
    'Garages of this age were built for carriages and small cars.',
    'It is a working lane, and someone will always be washing a van on Saturday.',
  ],
  apartment: [
    'The second bedroom looks on to the courtyard, which is quiet but not a view.',
    'The lift was out for a week last winter, and the stairs are good for you.',
    'The bicycle store is full most summers, so ours hangs on the hall wall.',
  ],
  townhouse: [
    'Three floors mean stairs, and you will leave your glasses on the wrong one.',
    'The estate’s saplings need another ten years to become trees.',
  ],
  houseboat: [
    'The hull was blacked in 2024 and surveyed at the same time; it falls due again in 2028. You will think about water tanks more than you used to.',
    'Lenders treat boats differently, so ask about marine finance early.',
  ],
  parkhome: [
    'The site is for residents over fifty, and ten per cent of the sale price goes to the site owner, as the law allows.',
    'Mortgages are not usual on park homes, so this will suit a cash buyer.',
  ],
};

/** The neighbourhood, without naming anyone’s shop. */
export const localColour: Readonly<Record<Setting, readonly string[]>> = {
  metro: [
    'The station is {walk} minutes’ walk, the nearest park rather less, and there is a bakery on the corner with a queue on Saturdays.',
    '{place} has everything within a short walk: two good primaries, a Sunday market and a pub that still has a dartboard.',
    'Trains are {walk} minutes away on foot, and the night bus stops at the end of the road.',
    'Our favourite thing about {place} is that you can be in the middle of town in twenty-five minutes and hear blackbirds on the way home.',
  ],
  city: [
    'The centre of {town} is a fifteen-minute bus ride or a pleasant half-hour on foot, mostly through the park.',
    'Independent shops, a library and three places for coffee are within {walk} minutes; the station is a short bus ride.',
    'Schools are why many people come to {place}, and the allotments are why they stay.',
    'You can walk to almost everything in {place}, and cycle to the rest along the old railway line.',
  ],
  town: [
    'The high street in {town} is {walk} minutes’ walk, with a Thursday market, a good butcher and a station on the main line.',
    '{town} is the sort of town where the café knows your order by the second week.',
    'There are schools for every age within walking distance, and a footpath into open country at the end of the road.',
    'The leisure centre, the library and the doctor are all {walk} minutes away on the flat.',
  ],
  coast: [
    'In {town} the beach is {walk} minutes on foot, less with a dog; winters are quiet, summers are not, and we like both.',
    'Fish comes off the boats, the bookshop stays open late, and half of {town} swims before work.',
    'The coast path passes close by, and the train along the shore still feels like a holiday.',
  ],
  rural: [
    '{town} is a short drive, with a market, a doctor and trains; footpaths start across the lane.',
    'The village hall is busier than you would think, the school bus stops at the lane end, and the stars are worth staying up for.',
    'Walks begin at the gate. The nearest shop is ten minutes by car or half an hour by field path, and {town} has the rest.',
  ],
};

export const heatingWords: Readonly<Record<string, string>> = {
  gas_central: 'gas central heating',
  electric: 'electric heating',
  night_storage: 'night storage heaters',
  oil: 'oil-fired central heating',
  lpg: 'LPG heating',
  ground_source_heat_pump: 'a ground-source heat pump',
  air_source_heat_pump: 'an air-source heat pump',
  district: 'heat from the communal network',
  underfloor: 'underfloor heating',
  wood_burner: 'a wood burner',
  open_fire: 'an open fire',
};

export const closings: readonly string[] = [
  'We are happy to show people round ourselves, evenings included.',
  'Come on a weekday morning if you can, when the light is at its best.',
  'Ask us anything; we would rather you knew than guessed.',
  'We have found somewhere to buy and can be flexible about dates.',
  'Bring the children, or the measuring tape, or both.',
  'The folder of guarantees, bills and manuals is on the kitchen table at viewings.',
  'We shall leave the curtains, the shed and a list of good local tradespeople.',
  'Viewings take about half an hour, longer if you like gardens.',
];
