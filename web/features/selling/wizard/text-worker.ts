import { listTextObstacles } from '../../../../functions/listings/properties/domain/text-obstacles.ts';
import type { DraftData } from '../api.ts';

// The worker's script: answers each draft on the port that came with it.
addEventListener('message', ({ data, ports }: MessageEvent<DraftData>) => {
  for (const port of ports) port.postMessage(listTextObstacles(data, 'block'));
});
