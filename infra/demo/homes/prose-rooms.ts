/** Sentences about a room, by the name of its picture. */
export const roomProse: Readonly<Record<string, readonly string[]>> = {
  'living-victorian': [
    'The sitting room keeps its tiled fireplace, which draws well, with bookshelves built into one alcove and a wide window on the {aspect} side.',
    'In the sitting room a working grate sits between sage-green walls; we light it on Sundays from October onwards.',
    'The main room is the sitting room: fireplace, alcove shelves, oak boards and a window that fills it with afternoon light.',
    'There is a fire to sit round in the sitting room, and enough wall for a serious number of books.',
  ],
  'living-light': [
    'The living room is a calm, square space with a parquet floor and a window wide enough to read by until evening.',
    'Light is the point of the living room, which faces {aspect} and has herringbone boards underfoot.',
    'The living room takes a full-size sofa, two armchairs and a Christmas tree without complaint.',
    'You walk into a bright living room with a wood-block floor and a radiator below the long window.',
  ],
  'living-evening': [
    'The living room is painted a deep blue and comes into its own once the lamps are lit.',
    'We spend our evenings in the living room, dark-walled, warm and quiet, with a window over the rooftops.',
    'A snug living room in ink blue looks across to the roofs opposite and holds the heat well.',
  ],
  'living-stove': [
    'The sitting room has a wood burner under an oak beam, flagstones that stay cool in August, and a window seat.',
    'A stove on a brick hearth does most of the heating downstairs; the sitting room round it has a stone floor and lime-washed walls.',
    'The heart of the place is the sitting room, with its beam, its burner and shelves on either side.',
  ],
  'living-doors': [
    'The living room runs the full width of the back, with glazed doors that fold away on warm evenings.',
    'Glazed doors open the living room to the outside, so the room feels half as large again from May to September.',
    'At the back, a long living room with slim-framed doors brings the outdoors into every conversation.',
  ],
  'kitchen-sage': [
    'The kitchen was refitted {refit} years ago in sage green, with a stone-topped island, a pale slab floor and the sink under the window.',
    'Shaker units, open shelves and an island with three stools make the kitchen the room where everyone gathers.',
    'Cooking happens round a green island; there is a range, metro tiles and more drawers than we have managed to fill.',
  ],
  'kitchen-diner': [
    'The kitchen and dining space are one long room, navy units on one side and a table for eight on the other.',
    'In the kitchen-diner there is a tall fridge, a wooden worktop and room for a proper table, with doors to the side.',
    'The dark blue kitchen shares its space with the dining table, so whoever is cooking is never left out.',
  ],
  'kitchen-rose': [
    'The kitchen has cream units round a rose-pink island, on a chequered floor that forgives muddy boots.',
    'A cheerful kitchen, with open shelves, a wooden worktop and a pink island that was a leap of faith and has paid off.',
    'Breakfast is at the island in the kitchen, where the morning light comes across the chequered tiles.',
  ],
  'boat-saloon': [
    'The saloon has a stove, fitted bookshelves and windows at the height of the swans.',
    'Evenings are spent in the saloon, with the stove lit and the light moving on the ceiling.',
  ],
  'boat-galley': [
    'The galley has a full-size oven, green units and a worktop longer than our last flat’s.',
    'In the galley there is a proper cooker and more drawers than you would think a boat could hold.',
  ],
  dining: [
    'Beyond is a separate dining room in terracotta above pale panelling, which seats eight and hides the washing-up.',
    'The dining room, warm-walled and panelled, is used every day and not only at Christmas.',
  ],
  hall: [
    'You come in through coloured glass to a chequered hall with a hanging rail, a place for boots and the stairs ahead.',
    'The hall has its tiles, a red runner on the stairs and room for a pram.',
    'A tiled hall with panelled walls sets the tone, and the cupboard under the stairs takes the rest.',
  ],
  nursery: [
    'The smallest bedroom is set up as a nursery and would make an equally good study.',
    'A further bedroom, now full of bunting and toy bricks, looks over the quiet side.',
  ],
  study: [
    'One room has been a panelled study for years, with fast internet and a door that shuts.',
    'There is a book-lined study, which could go back to being a bedroom in an afternoon.',
  ],
  'bathroom-green': [
    'The bathroom has a free-standing bath in dark green, a chequered floor and a window you can leave open.',
    'A deep green bath stands below the window in the bathroom, which was redone {refit} years ago.',
  ],
  'bathroom-blush': [
    'The bathroom is tiled in blush pink, with a free-standing bath and a vanity unit that hides everything.',
    'A white bath, soft pink tiles and a large round mirror make the bathroom an easy place to be late in.',
  ],
  'shower-room': [
    'There is a shower room with a walk-in screen and stacked tiles.',
    'The shower room, tiled from floor to ceiling, has a rainfall head and a heated rail.',
    'A separate shower room keeps the mornings civil.',
  ],
};

/** Of the outside, by picture. */
export const outsideProse: Readonly<Record<string, readonly string[]>> = {
  'garden-lawn': [
    'Outside, a paved terrace steps down to a lawn with deep borders, a shed at the end and a fence the neighbours’ cat considers his.',
    'The garden faces {aspect}: terrace by the house, lawn beyond, and borders planted so that something flowers from March to October.',
    'There is room in the garden for a table, a lawn and a football, though not always at once; it gets the sun from {sun}.',
  ],
  'garden-house': [
    'The back of the house opens through wide glazed doors to a terrace and a {aspect}-facing lawn.',
    'Behind, the extension looks on to a terrace, a level lawn and borders that look after themselves for most of the year.',
    'The garden is the surprise: {depth} feet of lawn, a sheltered terrace and climbers over the back wall.',
  ],
  'garden-courtyard': [
    'A walled courtyard at the back catches the evening sun, with string lights, brick paving and pots for as much gardening as you feel like.',
    'Outside is a sheltered brick courtyard, private on all sides, where supper runs late from June onwards.',
    'The garden is a courtyard and makes no apology for it: no mowing, plenty of sun and space for a table for six.',
  ],
  'garden-kitchen': [
    'The garden has raised beds, a greenhouse and a shed, and has kept us in beans and tomatoes for {years} years.',
    'Gravel paths, vegetable beds and a small greenhouse lie beyond the terrace, with a hedge to keep the wind off.',
    'Gardeners will understand at once: good soil, a greenhouse that stays, and a hedge for shelter.',
  ],
  'view-city': [
    'The balcony takes a table and four chairs, with a long view over the rooftops that is best at dusk.',
    'From the balcony you look across the city, and the sunsets have cost us a good many hours.',
  ],
};

export const viewProse: Readonly<Record<string, readonly string[]>> = {
  'view-sea': [
    'The sea is a short walk away, over the headland path, and you can hear it on a still night.',
    'A path at the end of the road leads to the cliffs, where the sails go past all summer.',
  ],
  'view-loch': [
    'Open water and hills begin almost at the gate, and the light on them is never the same twice.',
    'The view over the water is the first thing visitors mention and the last thing we shall forget.',
  ],
  'view-green': [
    'The green, the church and the bench under the tree are two minutes away, and the village fête sets up outside in July.',
    'Cricket, the church bells and a decent pub are all within sight of the green.',
  ],
};
