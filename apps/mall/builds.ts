import type { BuildMeta, Device, LatestBuild, RouteRules } from '@compute-mall/core/site'
import { latestOf } from './src/begin/latest.ts'
import { routes } from './src/routes.ts'

interface Bundle {
  readonly [file: string]: { readonly type: string; readonly isEntry?: boolean }
}

const ENTRY = /assets\/entry-client-([\w-]+)\.js$/

/**
 * A plugin that names the build for a device (R7.05): `builds/latest.json` says which is the newest, `builds/meta/<buildId>.json`
 * which routes it has and by which rules. The id is the hash in the name of its entry.
 */
export const builds = (device: Device) => ({
  name: 'builds',
  apply: (_: unknown, { command, isSsrBuild }: { readonly command: string; readonly isSsrBuild?: boolean }) =>
    command === 'build' && !isSsrBuild,
  generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
    _: unknown,
    bundle: Bundle,
  ) {
    const entry = Object.keys(bundle).find((file) => ENTRY.test(file))
    const buildId = entry && ENTRY.exec(entry)?.[1]
    if (!buildId) throw new Error('The build has no entry to be named by.')
    const emit = (fileName: string, value: LatestBuild | BuildMeta) =>
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value) })
    emit(latestOf(device), { buildId })
    emit(`builds/meta/${buildId}.json`, { buildId, routes: routes.map(rulesOf) })
  },
})

const rulesOf = ({
  name,
  path,
  access,
  layout,
  pure,
  keepAlive,
  liveState,
}: (typeof routes)[number]): RouteRules => ({
  name,
  path,
  access,
  layout,
  pure: pure === true,
  keepAlive: keepAlive === true,
  liveState: liveState === true,
})
