import { bootCloud, readAssembly } from '@gable/local-cloud';
import { createShop } from './app.ts';

/** `node start.ts`: the shop on this machine. Below node_modules, bundles find the packages of the app. */
const { directory } = createShop('node_modules/.cache/shop').synth();
const port = Number(process.env['PORT'] ?? 3000);
const cloud = await bootCloud({
  assembly: readAssembly(directory),
  port,
  dataDir: process.env['SHOP_DATA'] ?? '.shop',
  log: console.error,
});
console.log(cloud.origin);
process.once('SIGINT', () => void cloud.close());
process.once('SIGTERM', () => void cloud.close());
