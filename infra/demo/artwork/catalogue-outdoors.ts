import { drawBackGarden, drawHouseBack } from './outdoors/garden.ts';
import { drawCourtyard } from './outdoors/courtyard.ts';
import { drawKitchenGarden } from './outdoors/kitchen-garden.ts';
import { drawBalconyView } from './outdoors/city.ts';
import { drawLochView, drawSeaView } from './outdoors/views.ts';
import { drawVillageGreen } from './outdoors/village.ts';
import type { Picture } from './picture.ts';
import type { World } from './world.ts';

const flowers = ['#e7a3b5', '#f4d9e0', '#b58fc9', '#f3c14f'] as const;
const crops = ['#8fb35f', '#e0915f', '#d9533f', '#f3c14f'] as const;
const createBrick = (pigment: string) => ({ kind: 'brick', pigment }) as const;
const createOutdoorPicture = (
  name: string,
  kind: 'garden' | 'view',
  alt: string,
  paint: (seed: string) => World,
): Picture => ({ name, kind, alt, draw: () => paint(name).sheet });

export const outdoorPictures: readonly Picture[] = [
  createOutdoorPicture(
    'garden-lawn',
    'garden',
    'Back garden with a paved terrace, lawn, borders and a shed',
    (seed) => drawBackGarden({ seed, mood: 'day', wall: createBrick('#b5634c'), flowers }),
  ),
  createOutdoorPicture(
    'garden-house',
    'garden',
    'Rear of a house with a glazed extension, seen from the lawn',
    (seed) => drawHouseBack({ seed, mood: 'golden', wall: createBrick('#b9805f'), flowers }),
  ),
  createOutdoorPicture('garden-courtyard', 'garden', 'Walled courtyard with string lights at dusk', (seed) =>
    drawCourtyard({ seed, mood: 'dusk', wall: createBrick('#c08a6a'), flowers }),
  ),
  createOutdoorPicture(
    'garden-kitchen',
    'garden',
    'Kitchen garden with raised beds and a greenhouse',
    (seed) => drawKitchenGarden({ seed, mood: 'morning', wall: createBrick('#c08a6a'), flowers: crops }),
  ),
  createOutdoorPicture(
    'view-sea',
    'view',
    'The sea beyond a green headland with sails and a lighthouse',
    (seed) => drawSeaView(seed, 'day'),
  ),
  createOutdoorPicture('view-loch', 'view', 'Water and hills at dawn beyond a garden fence', (seed) =>
    drawLochView(seed, 'dawn'),
  ),
  createOutdoorPicture('view-city', 'view', 'Balcony over city roofs at dusk', (seed) =>
    drawBalconyView(seed, 'dusk'),
  ),
  createOutdoorPicture('view-green', 'view', 'Village green with a church and cottages in spring', (seed) =>
    drawVillageGreen(seed, 'spring'),
  ),
];
