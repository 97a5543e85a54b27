import type { PluginBuild } from 'esbuild';

interface RequiredMatches {
  readonly plugin: string;
  /** Matches inputs that show that the package is in the build. */
  readonly within: RegExp;
  /** The places that the plugin must find then. */
  readonly wanted: readonly string[];
}

/**
 * Fails a build that contains a package without the places that a plugin rewrites: an update has moved them,
 * and what is to be left out would return unnoticed. Returns the function that the plugin calls for each
 * place found.
 */
export function requireMatches(build: PluginBuild, { plugin, within, wanted }: RequiredMatches) {
  const found = new Set<string>();
  build.onStart(() => found.clear());
  build.onEnd(({ metafile }) => {
    const isThere = Object.keys(metafile?.inputs ?? {}).some((path) => within.test(path));
    const missing = wanted.filter((one) => !found.has(one));
    if (!isThere || missing.length === 0) return {};
    const text = `The package that ${plugin} rewrites has changed: there is no ${missing.join(', no ')}.`;
    return { errors: [{ text }] };
  });
  return (place: string): void => void found.add(place);
}
