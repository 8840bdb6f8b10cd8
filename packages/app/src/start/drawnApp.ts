import type { MallClient } from '@compute-mall/core/actors'
import type { Device } from '@compute-mall/core/site'
import type { Notices } from '@compute-mall/react'
import type { i18n } from 'i18next'
import type { AppState } from '../frame/AppProviders.tsx'
import type { Layout } from '../frame/definition.ts'
import type { PageFiles } from '../page/module.ts'
import type { RouteMatcher } from '../route/index.ts'
import { deviceLinks } from '../router/environment.ts'
import type { TextLoader, TextLoaders } from '../texts/textLoader.ts'

/** An app whose first page a server draws, and with which browsers go on, at addresses like `/ui/mall/app`. */
export interface DrawnApp {
  /** Where the app is served, e.g. `/ui/mall/`. */
  readonly base: `/ui/${string}/`
  readonly matcher: RouteMatcher
  /** The devices whose pages this build has; another one's is a document of its own. */
  readonly devices: readonly Device[]
  /** What `import.meta.glob` gives for the pages below `./features`. */
  readonly pages: PageFiles
  /** What surrounds pages, by the names that the table gives. */
  readonly layouts: Readonly<Record<string, Layout>>
  /** The app's own texts; those of core and design system are there. */
  readonly texts: TextLoaders
  /** Names of the texts that every page needs, besides those of the frame. */
  readonly layoutTexts: Readonly<Record<Device, readonly string[]>>
}

/** What stands before every path of the app in an address, e.g. `/ui/mall`. */
export const prefixOf = ({ base }: Pick<DrawnApp, 'base'>): string => base.slice(0, -1)

/** What an app holds on one side, for one visitor. */
export interface SideState {
  readonly device: Device
  readonly i18n: i18n
  readonly textLoader: TextLoader
  readonly client: MallClient
  readonly notices: Notices
}

/** The state that the pages of the app are given, the same on the server and in the browser. */
export const stateOf = (
  app: DrawnApp,
  { device, i18n, textLoader, client, notices }: SideState,
): AppState => ({
  environment: {
    prefix: prefixOf(app),
    hrefOf: (path) => prefixOf(app) + path,
    device,
    forDevice: deviceLinks(app.matcher.entries, device),
    i18n,
    textLoader,
  },
  client,
  notices,
  persisted: new Map(),
  frame: { layouts: app.layouts, home: '/' },
})

/** The file that names the newest build for a device (R7.05), below the base. */
export const latestBuildFile = (device: Device): string =>
  device === 'mobile' ? 'builds/latest.mobile.json' : 'builds/latest.json'
