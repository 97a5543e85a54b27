import type { StyleName } from './styles.ts';

/** First sentences by kind of home. {place} is the district or town, {beds} and {floor} are words. */
export const openings: Readonly<Record<StyleName, readonly string[]>> = {
  victorian: [
    'A {beds}-bedroom Victorian {terrace} on a settled street in {place}, with the tall ceilings and deep bays of its day still in place.',
    'Built for clerks and shopkeepers in the 1890s, this {beds}-bedroom {terrace} in {place} has grown up with each family that has lived in it.',
    'We have lived in this {place} {terrace} for {years} years and are leaving only because we have run out of bedrooms; it has {beds}.',
    'From the pavement it is one of a handsome row; inside, this {beds}-bedroom house in {place} is lighter and deeper than you expect.',
    'Original tiles on the path, a proper front door and {beds} bedrooms: a {place} {terrace} that has kept its character without becoming a museum.',
  ],
  thirties: [
    'A {beds}-bedroom 1930s semi in {place}, with curved bays at the front, a wide plot behind and room at the side if you ever want more.',
    'Semis of the thirties were built for daylight, and this one in {place} proves it: {beds} bedrooms, big bays and a {aspect}-facing garden.',
    'This is the house we brought three children home to, a {beds}-bedroom semi on a quiet {place} road where people stay for decades.',
    'Solid, sunny and sensibly laid out, a {beds}-bedroom semi in {place} that needs nothing doing before you move in.',
  ],
  edwardian: [
    'An Edwardian semi in {place} with {beds} bedrooms, timbered gables and the generous hall that later builders gave up on.',
    'Wider than its Victorian neighbours and a good deal brighter, this {beds}-bedroom Edwardian house stands on one of the leafier roads in {place}.',
    'Coloured glass in the front door, deep skirtings and {beds} good bedrooms: an Edwardian house in {place}, carefully looked after for {years} years.',
    'The builder of this {place} pair lived in it himself, and the {beds}-bedroom half we are selling shows the care he took.',
  ],
  family: [
    'A detached {beds}-bedroom house in {place}, set back behind a hedge, with a drive, a garage and a kitchen the whole family ends up in.',
    'This {beds}-bedroom detached home in {place} was laid out for people who work from home, cook together and lose track of bicycles.',
    'At the quiet end of a {place} cul-de-sac, a {beds}-bedroom detached house with space on all sides and a garden that gets the evening sun.',
    'We built our family life round this {beds}-bedroom house in {place}: near enough to walk to school, far enough from the main road to hear birds.',
  ],
  georgian: [
    'A Georgian house of real presence on the edge of {place}, with {beds} bedrooms, tall sashes and a wisteria older than anyone who remembers it being planted.',
    'Five bays, a fanlight and {beds} bedrooms: this house near {place} was built for a rector with a large family and has suited several since.',
    'Symmetrical, calm and surprisingly easy to heat for its age, a {beds}-bedroom Georgian house beside the church lane in {place}.',
  ],
  bungalow: [
    'A {beds}-bedroom bungalow in {place} on a level plot, with wide rooms, a garden on three sides and not a step to climb indoors.',
    'Everything on one floor and nothing far away: a {beds}-bedroom bungalow on a friendly {place} road, with a drive and a {aspect}-facing garden.',
    'Bungalows on this {place} road come up perhaps once a year. Ours has {beds} bedrooms, a new boiler and a garden we shall miss.',
    'Built in the sixties and improved ever since, a bright {beds}-bedroom bungalow within a level walk of the shops in {place}.',
  ],
  cottage: [
    'A {beds}-bedroom cottage in {place} with thick walls, low windowsills made for sitting on and a garden that starts at the front door.',
    'Half of {place} has stopped to photograph the door of this cottage in June. Behind it are {beds} bedrooms, a stove and a good deal of quiet.',
    'A cottage with {beds} bedrooms and, rarer still, a cottage garden to match, a short stroll from the middle of {place}.',
    'Small from the lane and generous once inside, this {beds}-bedroom cottage in {place} has been our home, not our weekend retreat.',
  ],
  farmhouse: [
    'A {beds}-bedroom farmhouse outside {place}, no longer farmed but still with its yard, its outbuilding and a view that changes by the hour.',
    'Thick walls, deep windows and {beds} bedrooms: a farmhouse above {place} that has stood through every kind of weather and shrugs at it.',
    'The land was sold long ago, but the farmhouse kept its yard, an acre of garden and the best of the view over {place}. It has {beds} bedrooms.',
  ],
  barn: [
    'A barn conversion near {place} that kept the drama of the threshing floor and added {beds} bedrooms, a heat pump and proper insulation.',
    'Black boards outside, light and timber within: a {beds}-bedroom barn on the edge of {place}, converted {years} years ago and lived in gently since.',
    'Two storeys of glass where the carts came in, {beds} bedrooms where the hay was kept: a barn near {place} that is warm in January.',
  ],
  stucco: [
    'A {beds}-bedroom {home} on the {floor} floor of a cream stucco terrace in {place}, with shutters, tall sashes and a wide, quiet street below.',
    'High ceilings, original cornices and {beds} bedrooms in one of the pale terraces that give {place} its look.',
    'Behind a black door and up a handsome common stair, a {beds}-bedroom {home} in {place} with the proportions people move here for.',
  ],
  newtown: [
    'A {beds}-bedroom flat on the {floor} floor of a New Town terrace, with working shutters, a press in every room and light from two sides.',
    'Twelve-pane windows, stone stairs worn in the middle and {beds} bedrooms: a New Town flat that has been rewired, replumbed and otherwise left alone.',
    'Set on a cobbled street in the New Town, this {floor}-floor flat has {beds} bedrooms and a drawing room meant for company.',
  ],
  tenement: [
    'A {beds}-bedroom tenement flat on the {floor} floor in {place}, with a bay that catches the sun and a close that the neighbours keep spotless.',
    'Sandstone, cornicing and {beds} bedrooms: a proper {place} tenement flat, with the kitchen at the back over the green.',
    'Up a tiled close in {place}, a {floor}-floor flat with {beds} bedrooms, its original doors and a press you could lose a bicycle in.',
    'Bright, square rooms and thick walls in the heart of {place}: a {beds}-bedroom flat that is quiet for how central it is.',
  ],
  mansion: [
    'A {beds}-bedroom flat on the {floor} floor of a red-brick mansion block in {place}, with a porter’s desk, wide corridors and thick walls.',
    'Mansion blocks were the first London flats meant for families, and this {beds}-bedroom one in {place} still works as one.',
    'Quiet, lateral and properly proportioned: a {beds}-bedroom mansion flat in {place}, with windows on both sides.',
  ],
  mews: [
    'A {beds}-bedroom mews house in {place}, over what was once the stable, on a cobbled lane where neighbours put chairs out in summer.',
    'Tucked behind the main road in {place}, a mews house with {beds} bedrooms, a garage and more light than the lane suggests.',
  ],
  apartment: [
    'A {bedsFlat} apartment on the {floor} floor in {place}, with a lift, a wide window wall and the sort of storage that older flats never have.',
    'Warm, quiet and easy to lock up and leave: a {floor}-floor apartment in {place} with {bedsLong} and a sensible layout.',
    'Morning light, a proper hall and {bedsLong}: an apartment in {place} that has been our city base for {years} years.',
    'This {floor}-floor apartment in {place} has {bedsLong}, an open living room and neighbours who take in parcels.',
  ],
  townhouse: [
    'A {beds}-bedroom town house in {place}, built with thick insulation, big windows and a steep brick gable that gives the top bedroom its shape.',
    'Three floors, {beds} bedrooms and running costs that surprise visitors: a modern town house on a car-light street in {place}.',
    'A modern {beds}-bedroom house in {place} that borrows its gables from the old terraces and leaves the draughts behind.',
  ],
  houseboat: [
    'A wide, dry and well-kept boat with a residential mooring in {place}, {beds} {cabin} and a stove that heats the whole length of it.',
    'Home afloat in {place}: a {beds}-{cabin} boat on a permanent mooring, with flowers on the roof and ducks for neighbours.',
  ],
  parkhome: [
    'A {beds}-bedroom park home on a small, well-run site in {place}, with a planted pitch, its own parking and cheerful neighbours.',
    'One level, low bills and a garden the size you can enjoy: a {beds}-bedroom park home in {place}.',
  ],
};
