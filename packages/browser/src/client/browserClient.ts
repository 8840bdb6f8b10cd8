import type { MallClient } from '@compute-mall/core/actors'
import {
  createClient,
  createFileReader,
  type Fetch,
  type FileReader,
  type Notice,
  type RequestRegistry,
} from '@compute-mall/core/client'
import { contract } from '@compute-mall/core/contract'
import type { Device } from '@compute-mall/core/site'
import { withNames } from '@compute-mall/core/text'
import type { i18n } from 'i18next'
import { randomKey } from '../randomKey.ts'
import { textStore } from '../storage.ts'

export interface BrowserNeeds {
  readonly i18n: i18n
  readonly requests: RequestRegistry
  readonly tell: (notice: Notice) => void
  /** The Token cookie as the document found it. */
  readonly token: string | null
  /** Told of every 401 and 403 (R4.12). */
  readonly refuseSession: () => void
  /** For which device the page is: a phone is told of refusals in its own way (R8.02). */
  readonly device?: () => Device
  readonly fetch?: Fetch
}

/** The client in a browser. It tells refusals in the words of the namespace `error`. */
export const browserClient = ({
  i18n,
  requests,
  tell,
  token,
  refuseSession,
  device = () => 'desktop',
  fetch = askWeb,
}: BrowserNeeds): MallClient =>
  createClient(contract, {
    fetch,
    origin: location.origin,
    requests,
    store: textStore(() => sessionStorage),
    randomKey,
    device,
    translate: (code, details) =>
      i18n.exists(`error:${code}`)
        ? String(
            i18n.t(
              `error:${code}` as never,
              withNames(details, i18n.language.startsWith('en') ? 'en' : 'zh') as never,
            ),
          )
        : undefined,
    tell,
    token,
    refuseSession,
  })

/** Reads files of builds by the wrapper of every request. */
export const browserFiles = ({
  requests,
  fetch = askWeb,
}: Pick<BrowserNeeds, 'requests' | 'fetch'>): FileReader =>
  createFileReader({ requests, fetch, origin: location.origin })

const askWeb: Fetch = (input, init) => fetch(input, init)
