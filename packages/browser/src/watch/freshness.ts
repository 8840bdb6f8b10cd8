import { type Need, pipe, TE, taskActor } from '@compute-mall/core/fp'
import type { TextStore } from '@compute-mall/core/http'
import {
  BuildMeta,
  type FreshnessEvent,
  freshnessMachine,
  LatestBuild,
  type Reload,
  readReloads,
  rememberReloads,
} from '@compute-mall/core/site'
import { createActor, fromCallback } from 'xstate'
import { presentAddress } from './presentAddress.ts'
import type { Watched } from './watch.ts'

type Files = Pick<Watched, 'latestBuild' | 'readFile'>

/** Tells `build.known`, or `build.unknown` to whoever is offline. */
const askBuildActor = ({ latestBuild, readFile }: Files): Need<undefined> =>
  taskActor(() =>
    pipe(
      readFile(latestBuild, LatestBuild),
      TE.bimap(
        (): FreshnessEvent => ({ type: 'build.unknown' }),
        ({ buildId }): FreshnessEvent => ({ type: 'build.known', buildId }),
      ),
    ),
  )

const folderOf = (path: `/${string}`): `/${string}` => `/${path.slice(1, path.lastIndexOf('/') + 1)}`

/** The file of a build stands beside the one that names the newest (R7.05). */
const askRulesActor = ({ latestBuild, readFile }: Files): Need<string> =>
  taskActor((buildId) =>
    pipe(
      readFile(`${folderOf(latestBuild)}meta/${buildId}.json`, BuildMeta),
      TE.bimap(
        (): FreshnessEvent => ({ type: 'rules.unknown' }),
        ({ routes }): FreshnessEvent => ({ type: 'rules.known', rules: routes }),
      ),
    ),
  )

const rememberActor = (session: TextStore): Need<readonly Reload[]> =>
  fromCallback(({ input, sendBack }) =>
    sendBack({ type: rememberReloads(session, input) ? 'reload.noted' : 'reload.barred' }),
  )

/** An address that differs in its hash alone would only be scrolled to. */
const reloadActor: Need<{ address: string }> = fromCallback(({ input: { address } }) => {
  const [here, there] = [presentAddress(), address].map((text) => text.split('#')[0])
  if (here === there) location.reload()
  else location.assign(address)
})

/** The chart of freshness in a browser. */
export const startFreshness = ({ buildId, ...files }: Watched, session: TextStore) =>
  createActor(
    freshnessMachine.provide({
      actors: {
        askBuild: askBuildActor(files),
        askRules: askRulesActor(files),
        remember: rememberActor(session),
        reload: reloadActor,
      },
    }),
    { input: { buildId, past: readReloads(session) } },
  ).start()
