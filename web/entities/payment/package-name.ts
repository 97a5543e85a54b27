const names: Readonly<Record<string, string>> = {
  starter: 'Starter',
  standard: 'Standard',
  plus: 'Plus',
  premium: 'Premium',
};
/** The name of a package, available before the catalogue is loaded. */
export function formatPackageName(id: string): string {
  return names[id] ?? 'Package';
}
