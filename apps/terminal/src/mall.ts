import type { MallClient } from '@compute-mall/core/actors'
import {
  type ClientError,
  createClient,
  createRegistry,
  messageOf,
  type Notice,
} from '@compute-mall/core/client'
import type { Language } from '@compute-mall/core/codec'
import { contract } from '@compute-mall/core/contract'
import { E, type TE } from '@compute-mall/core/fp'
import type { TextStore } from '@compute-mall/core/http'
import { type Inspect, unrecorded } from '@compute-mall/core/replay'
import makeFetchCookie from 'fetch-cookie'
import type { Dialogue } from './dialogue.ts'
import { say, type Texts, textsIn } from './texts.ts'

/** What every command works with. */
export interface Mall {
  readonly origin: string
  readonly client: MallClient
  /** Kept as long as this process lives. */
  readonly store: TextStore
  /** The cookies of the session, as a request carries them. */
  readonly cookies: () => string
  readonly dialogue: Dialogue
  readonly texts: Texts
  /** A command's own key, under which its outcome can be asked for (D3). */
  readonly newKey: () => string
  /** The value of a call, or undefined when it failed; why is told. */
  readonly ask: <A>(call: TE.TaskEither<ClientError, A>) => Promise<A | undefined>
  readonly tell: (message: Parameters<Texts['text']>[0]) => void
  /** Looks on at each chart that is started; records it when that was asked for. */
  readonly inspect: Inspect
}

/** A mall with a session of its own; nothing of it outlives the process but what is recorded. */
export const openMall = (
  origin: string,
  language: Language,
  dialogue: Dialogue,
  inspect: Inspect = unrecorded,
): Mall => {
  const texts = textsIn(language)
  const store = memoryStore()
  const jar = new makeFetchCookie.toughCookie.CookieJar()
  const send = makeFetchCookie(fetch, jar)
  const tell: Mall['tell'] = (message) => dialogue.say(texts.text(message))
  const translate = (code: string, values: Readonly<Record<string, string | number>>) =>
    texts.has(`error:${code}`) ? texts.text({ key: `error:${code}`, values }) : undefined
  const client = createClient(contract, {
    fetch: async (input, init) => {
      const request = new Request(input as Request, init)
      // Changes are taken from the mall's own origin alone (D2); what is no browser says so itself.
      request.headers.set('origin', origin)
      request.headers.set('accept-language', language)
      return send(request)
    },
    origin,
    requests: createRegistry(),
    store,
    randomKey: () => crypto.randomUUID(),
    refuseSession: () => tell(say('signInFirst')),
    device: () => 'desktop',
    translate,
    tell: (notice) => dialogue.say(noticeText(notice, translate)),
  })
  return {
    origin,
    client,
    store,
    cookies: () => jar.getCookieStringSync(origin),
    dialogue,
    texts,
    newKey: () => crypto.randomUUID(),
    tell,
    inspect,
    ask: async (call) => {
      const answer = await call()
      return E.isRight(answer) ? answer.right : undefined
    },
  }
}

const memoryStore = (): TextStore => {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key),
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

const noticeText = (notice: Notice, translate: Parameters<typeof messageOf>[1]): string =>
  notice.kind === 'log' ? messageOf(notice.error, translate) : notice.message
