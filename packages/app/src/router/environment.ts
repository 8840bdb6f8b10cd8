import type { Device } from '@compute-mall/core/site'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { RouteEntry } from '../route/index.ts'
import type { TextLoader } from '../texts/textLoader.ts'

/** What the pages of an app may know of it. */
export interface AppEnvironment {
  /** What stands before every path of the app in an address, e.g. `/ui/mall` or `/ui/console/#`. */
  readonly prefix: string
  /** How a link to a path of the app is written, e.g. `/ui/mall/app` or `#/orders`. */
  readonly hrefOf: (path: string) => string
  /** What the visitor holds; apps with one page for every device are drawn as for a desktop. */
  readonly device: Device
  /** The path that this visitor's device is shown for a path of the app, with query and hash (R2.02). */
  readonly forDevice: (to: string) => string
  readonly i18n: i18n
  readonly textLoader: TextLoader
}

export const EnvironmentContext = createContext<AppEnvironment | undefined>(undefined)

export const useEnvironment = (): AppEnvironment => {
  const environment = use(EnvironmentContext)
  if (environment === undefined) throw new Error('There is no app above.')
  return environment
}

export const useDevice = (): Device => useEnvironment().device

/** The path that a device is shown for a path of the app, with what stands behind it. */
export const deviceLinks = (entries: readonly RouteEntry[], device: Device): AppEnvironment['forDevice'] => {
  const others = new Map(
    entries.flatMap((entry) =>
      entry.device === device || entry.other === undefined ? [] : [[entry.path, entry.other] as const],
    ),
  )
  return (to) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
    return (others.get(path) ?? path) + rest
  }
}
