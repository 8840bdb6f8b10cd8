import {
  createDeviceClock,
  type DeferredWatch,
  deferClient,
  deferWatch,
  type Network,
  readToken,
  watchNetwork,
} from '@compute-mall/browser'
import type { MallClient } from '@compute-mall/core/actors'
import { createRegistry, type FileReader, type RequestRegistry } from '@compute-mall/core/client'
import type { Language } from '@compute-mall/core/codec'
import type { Device } from '@compute-mall/core/site'
import type { Clock } from '@compute-mall/core/time'
import { createI18n, createNotices, type EmbeddedTexts, type Notices } from '@compute-mall/react'
import type { i18n } from 'i18next'
import { frameTexts, sharedTexts } from '../texts/sharedTexts.ts'
import { createTextLoader, type TextLoader, type TextLoaders } from '../texts/textLoader.ts'
import { buildIdOf, watchChunks, whenUsed } from './chunks.ts'
import { createServerTime } from './serverTime.ts'

/** What an app in a browser begins with. */
export interface RuntimeOptions {
  readonly language: Language
  readonly device: Device
  /** The app's own texts, besides those of core and design system. */
  readonly texts: TextLoaders
  /** Names of the texts that its layouts show. */
  readonly layoutTexts: readonly string[]
  /** What the server has put into the document. */
  readonly embedded?: EmbeddedTexts
  /** Who was signed in when the document was made, where it says so. */
  readonly userName: string | null
  /** Address of the entry that runs: its `import.meta.url`. */
  readonly entry: string
  /** Address of the file that names the newest build (R7.05). */
  readonly latestBuild: `/${string}`
}

/** What an app in a browser holds for as long as it lives. */
export interface Runtime {
  readonly i18n: i18n
  readonly textLoader: TextLoader
  readonly notices: Notices
  readonly requests: RequestRegistry
  readonly client: MallClient
  readonly watch: DeferredWatch
  readonly network: Network
  readonly clock: Clock
}

/** From its very beginning it tells of each part of the app that is gone, as after a new release (R4.14). */
export const createRuntime = async (options: RuntimeOptions): Promise<Runtime> => {
  const token = readToken()
  const requests = createRegistry()
  const device = createDeviceClock({ wall: () => Date.now(), awake: () => performance.now() })
  const time = createServerTime(device)
  const listening = time.listening((input, init) => fetch(input, init))
  const readFile: FileReader = (path, codec) => async () =>
    (await import('./browserClient.ts')).browserFiles({ requests, fetch: listening })(path, codec)()
  const watch = watchOf(options, token, readFile)
  const network = watchNetwork(options.latestBuild)
  watchChunks(watch, network)
  const i18n = createI18n(options.language, {}, (key) => console.error(`There is no text ${key}.`))
  const textLoader = createTextLoader(i18n, { ...sharedTexts, ...options.texts }, options.embedded)
  await textLoader.load([...frameTexts, ...options.layoutTexts])
  const notices = createNotices(console)
  // Whether the device slept or its clock was set, the server knows; where it cannot be asked, its next answer tells.
  device.onJump(() => void listening(options.latestBuild, { cache: 'no-store' }).catch(() => undefined))
  const client = deferClient(async () => {
    const { browserClient } = await import('./browserClient.ts')
    await textLoader.load(['error'])
    return browserClient({
      i18n,
      requests,
      tell: notices.tell,
      token,
      refuseSession: watch.refuseSession,
      device: () => options.device,
      fetch: listening,
    })
  })
  // What the first press needs is there before it; without it the press loads it.
  whenUsed(
    () => void Promise.all([import('./browserClient.ts'), textLoader.load(['error'])]).catch(() => undefined),
  )
  return { i18n, textLoader, notices, requests, client, watch, network, clock: time.clock }
}

/** Watches over the session and the build. Its charts are loaded once the page is there, or has something to tell. */
const watchOf = (
  { userName, entry, latestBuild }: RuntimeOptions,
  token: string | null,
  readFile: FileReader,
): DeferredWatch => {
  const watched = { userName, token, buildId: buildIdOf(entry), latestBuild, readFile }
  return deferWatch(async () => (await import('./startWatch.ts')).startWatch(watched))
}
