import { useQuery } from '@tanstack/react-query';
import type { Handle } from '../../../site/head.ts';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { staffSettingsQuery } from './api.ts';
import { groupSettings } from './setting-names.ts';
import { SettingRow } from './setting-row.tsx';

export const handle: Handle = { head: { title: 'Settings', noindex: true } };

/** /staff/configuration: the settings that staff change without a release, and their history. */
export function Component() {
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">Settings</h1>
        <p className="text-muted">A change reaches the whole site within a minute.</p>
      </header>
      <QuerySection
        query={useQuery(staffSettingsQuery)}
        what="load the settings"
        skeleton={<SettingsSkeleton />}
      >
        {(settings) => (
          <div className="grid gap-8">
            {groupSettings(settings).map((group) => (
              <section key={group.title} className="grid gap-3">
                <h2 className="text-lg">{group.title}</h2>
                <ul>
                  {group.settings.map((setting) => (
                    <SettingRow key={`${setting.key}-${setting.version}`} setting={setting} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </QuerySection>
    </div>
  );
}

const SettingsSkeleton = () => (
  <div className="grid gap-4">
    <output className="sr-only">Loading the settings</output>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="grid gap-2 border-t border-line py-4" aria-hidden>
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-11 w-60" />
      </div>
    ))}
  </div>
);
