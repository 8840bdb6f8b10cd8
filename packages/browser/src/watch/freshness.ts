import { decode } from '@compute-mall/core/codec'
import { E, type Need, pipe, TE, taskActor } from '@compute-mall/core/fp'
import type { TextStore } from '@compute-mall/core/http'
import {
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

const unknown: FreshnessEvent = { type: 'build.unknown' }

/** Tells `build.known`, or `build.unknown` to whoever is offline. */
const askBuildActor = (address: string): Need<undefined> =>
  taskActor(() =>
    pipe(
      TE.tryCatch(
        async (): Promise<unknown> => (await fetch(address, { cache: 'no-cache' })).json(),
        () => unknown,
      ),
      TE.chainEitherKW((answer) =>
        pipe(
          decode(LatestBuild)(answer),
          E.bimap(
            () => unknown,
            ({ buildId }): FreshnessEvent => ({ type: 'build.known', buildId }),
          ),
        ),
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
export const startFreshness = ({ buildId, latestBuild }: Watched, session: TextStore) =>
  createActor(
    freshnessMachine.provide({
      actors: {
        askBuild: askBuildActor(latestBuild),
        remember: rememberActor(session),
        reload: reloadActor,
      },
    }),
    { input: { buildId, past: readReloads(session) } },
  ).start()
