import { backGarden, courtyard, houseBack } from './outdoors/garden.ts';
import { kitchenGarden } from './outdoors/kitchen-garden.ts';
import { balconyView } from './outdoors/city.ts';
import { lochView, seaView } from './outdoors/views.ts';
import { villageGreen } from './outdoors/village.ts';
import type { Picture } from './picture.ts';
import type { World } from './world.ts';

const flowers = ['#e7a3b5', '#f4d9e0', '#b58fc9', '#f3c14f'] as const;
const crops = ['#8fb35f', '#e0915f', '#d9533f', '#f3c14f'] as const;
const brick = (pigment: string) => ({ kind: 'brick', pigment }) as const;
const outdoors = (
  name: string,
  kind: 'garden' | 'view',
  alt: string,
  paint: (seed: string) => World,
): Picture => ({ name, kind, alt, draw: () => paint(name).sheet });

export const outdoorPictures: readonly Picture[] = [
  outdoors('garden-lawn', 'garden', 'Back garden with a paved terrace, lawn, borders and a shed', (seed) =>
    backGarden({ seed, mood: 'day', wall: brick('#b5634c'), flowers }),
  ),
  outdoors('garden-house', 'garden', 'Rear of a house with a glazed extension, seen from the lawn', (seed) =>
    houseBack({ seed, mood: 'golden', wall: brick('#b9805f'), flowers }),
  ),
  outdoors('garden-courtyard', 'garden', 'Walled courtyard with string lights at dusk', (seed) =>
    courtyard({ seed, mood: 'dusk', wall: brick('#c08a6a'), flowers }),
  ),
  outdoors('garden-kitchen', 'garden', 'Kitchen garden with raised beds and a greenhouse', (seed) =>
    kitchenGarden({ seed, mood: 'morning', wall: brick('#c08a6a'), flowers: crops }),
  ),
  outdoors('view-sea', 'view', 'The sea beyond a green headland with sails and a lighthouse', (seed) =>
    seaView(seed, 'day'),
  ),
  outdoors('view-loch', 'view', 'Water and hills at dawn beyond a garden fence', (seed) =>
    lochView(seed, 'dawn'),
  ),
  outdoors('view-city', 'view', 'Balcony over city roofs at dusk', (seed) => balconyView(seed, 'dusk')),
  outdoors('view-green', 'view', 'Village green with a church and cottages in spring', (seed) =>
    villageGreen(seed, 'spring'),
  ),
];
