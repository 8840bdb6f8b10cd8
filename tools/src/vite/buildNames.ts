import type { BuildMeta, LatestBuild, RouteRules } from '@compute-mall/core/site'

interface Bundle {
  readonly [file: string]: { readonly type: string; readonly isEntry?: boolean }
}

/** What a build is named by. */
export interface BuildNames {
  /** The name of its entry, e.g. `index` for `assets/index-Dx3_a-9Q.js`. */
  readonly entry: string
  /** The file that says which build is the newest, below the base, e.g. `builds/latest.json`. */
  readonly latest: string
  /** The routes that it has and by which rules; none are told by apps behind a hash. */
  readonly routes: readonly RouteRules[]
}

/**
 * A plugin that names a build (R7.05): one file says which is the newest, `builds/meta/<buildId>.json` which routes it
 * has and by which rules. The id is the hash in the name of its entry.
 */
export const buildNames = ({ entry, latest, routes }: BuildNames) => ({
  name: 'build-names',
  apply: (_: unknown, { command, isSsrBuild }: { readonly command: string; readonly isSsrBuild?: boolean }) =>
    command === 'build' && !isSsrBuild,
  generateBundle(
    this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): string },
    _: unknown,
    bundle: Bundle,
  ) {
    const named = new RegExp(`assets/${entry}-([\\w-]{8})\\.js$`)
    const buildId = Object.keys(bundle).flatMap((file) => named.exec(file)?.[1] ?? [])[0]
    if (buildId === undefined) throw new Error('The build has no entry to be named by.')
    const emit = (fileName: string, value: LatestBuild | BuildMeta) =>
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value) })
    emit(latest, { buildId })
    emit(`builds/meta/${buildId}.json`, { buildId, routes })
  },
})
