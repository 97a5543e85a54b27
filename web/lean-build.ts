import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Plugins that remove parts of packages that no page uses and that a bundler cannot detect. */

/** The router's package exports its development build; its production build leaves out the warnings. */
const routerFile = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));
export const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

/** Zod's export to JSON Schema is unused: a fifth of its weight. */
export const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = [...readFileSync(id, 'utf8').matchAll(/export (?:const|function) (\w+)/g)];
    return names.map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
  },
};

/**
 * Display names for developer tools keep unused router components in the bundle, and so does the reader of data that the
 * router's own documents carry: those of the site carry the answers of calls.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-/.test(id)) return null;
    return code
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(/ \|\| parseHydrationData\(\)/g, '')
      .replaceAll(/= (\w+\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
  },
};

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type Draw = (of: (name: string) => number, attributes: Shape[1]) => string;

const round = (length: number): number => Number(length.toFixed(3));
function oval(x: number, y: number, rx: number, ry: number): string {
  const [half, wide] = [`${rx} ${ry} 0 1 1`, round(rx * 2)];
  return `M${round(x + rx)} ${y}a${half}-${wide} 0 ${half} ${wide} 0`;
}
const draws: Readonly<Record<string, Draw>> = {
  // After another path a first relative move would begin where that one ended.
  path: (_, { d = '' }) =>
    d.replace(
      /^m(-?[\d.]+)[ ,]?(-?[\d.]+)\s*(?=(.?))/,
      (_move, x: string, y: string, next: string) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}`,
    ),
  circle: (of) => oval(of('cx'), of('cy'), of('r'), of('r')),
  ellipse: (of) => oval(of('cx'), of('cy'), of('rx'), of('ry')),
  rect: (of, { rx }) => {
    const [x, y, r] = [of('x'), of('y'), rx === undefined ? 0 : of('rx')];
    const [across, down] = [round(of('width') - 2 * r), round(of('height') - 2 * r)];
    if (r === 0) return `M${x} ${y}h${across}v${down}h-${across}z`;
    const turn = `a${r} ${r} 0 0 1`;
    return `M${x + r} ${y}h${across}${turn} ${r} ${r}v${down}${turn}-${r} ${r}h-${across}${turn}-${r}-${r}v-${down}${turn} ${r}-${r}z`;
  },
  line: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`,
  polyline: (_, { points = '' }) => `M${points}`,
  polygon: (_, { points = '' }) => `M${points}z`,
};

/** One path for all shapes of an icon. A filled dot needs no fill, because it is smaller than its stroke. */
export function toIconPath(shapes: readonly Shape[]): string {
  return shapes
    .map(([tag, attributes]) => {
      const of = (name: string) => {
        const length = Number(attributes[name]);
        if (Number.isNaN(length)) throw new Error(`A ${tag} of an icon has no ${name}`);
        return length;
      };
      const draw = draws[tag];
      if (!draw) throw new Error(`No path can be made of a ${tag}`);
      return draw(of, attributes);
    })
    .join('');
}

// Long shapes are on several lines.
const shape = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const attribute = /(\w+):\s*"([^"]*)"/g;
/** The shapes in the module of an icon; each has a key. */
export function parseShapes(code: string): readonly Shape[] {
  const shapes = [...code.matchAll(shape)].map(([, tag = '', list = '']): Shape => [
    tag,
    Object.fromEntries([...list.matchAll(attribute)].map(([, name = '', value = '']) => [name, value])),
  ]);
  if (shapes.length === 0 || shapes.length !== code.split(/\bkey:/).length - 1)
    throw new Error(`Not every shape of an icon was read: ${code}`);
  return shapes;
}

/**
 * Lucide supports many frameworks and ways to draw an icon; the site only uses web/ui/icon.tsx. An icon is a
 * component from one path.
 */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('lucide-react/dist/esm/createLucideIcon.mjs')) return null;
    return `
      import { createElement } from 'react';
      const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
      export default (d) => ({ size, ...rest }) =>
        createElement(
          'svg',
          { width: size, height: size, viewBox: '0 0 24 24', ...pen, ...rest },
          createElement('path', { d }),
        );`;
  },
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id) || !code.includes('__iconData')) return null;
    return `import draw from '../createLucideIcon.mjs'; export default /* @__PURE__ */ draw('${toIconPath(parseShapes(code))}');`;
  },
};
