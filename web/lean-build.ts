import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Plugins that remove parts of packages that no page uses and that a bundler can not detect. */

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

/** Display names for developer tools keep unused router components in the bundle. */
export const routerUnnamed: Plugin = {
  name: 'router-unnamed',
  apply: 'build',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-/.test(id)) return null;
    return code
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(/= (\w+\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
  },
};

/** Lucide supports many frameworks and ways to draw an icon; the site only uses web/ui/icon.tsx. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('lucide-react/dist/esm/createLucideIcon.mjs')) return null;
    return `
      import { createElement } from 'react';
      const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
      export default ({ node, size: box }) => ({ size, ...rest }) =>
        createElement(
          'svg',
          { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 ' + box + ' ' + box, ...pen, ...rest },
          ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        );`;
  },
  // Keys and names do not compress; children that are arguments need no keys.
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return null;
    return code.replaceAll(/, key: "\w+"|^ {2}name: .*\n|^__iconData\.node;\n/gm, '');
  },
};
