import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundledFolder, unpackBrowser } from './bundled.ts'
import { fontConfiguration, writeFonts } from './fonts.ts'

/** What Playwright, vitest and Lighthouse need to start a browser. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const ARGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-background-networking']

const inherited = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
)

/** A browser that may still have to be prepared. */
export interface BrowserPlan extends BrowserLaunch {
  /** Unpacks what the browser needs; quick when that has been done before. */
  readonly prepare: () => Promise<void>
}

const bundledPlan = (): BrowserPlan => {
  const written = fontConfiguration([join(bundledFolder, 'fonts')])
  return {
    executablePath: join(bundledFolder, 'chromium'),
    args: ARGS,
    env: {
      ...inherited,
      LD_LIBRARY_PATH: join(bundledFolder, 'al2023', 'lib'),
      FONTCONFIG_FILE: written.file,
    },
    prepare: async () => {
      await unpackBrowser()
      await writeFonts(written)
    },
  }
}

const prepared = async ({ prepare, ...launch }: BrowserPlan): Promise<BrowserLaunch> => {
  await prepare()
  return launch
}

/** The browser that comes with the packages and its fonts: it draws the same pictures on every machine. */
export const bundledBrowser = (): Promise<BrowserLaunch> => prepared(bundledPlan())

const DEBIAN = '/usr/bin/chromium'
const WHAT_TO_INSTALL =
  'The browser that comes with the packages is for x64 Linux. Install Chromium or Chrome and name it in CHROMIUM_PATH.'

/** Where the packages' browser cannot run, the one of the machine. */
const installedBrowser = (): string => {
  if (!existsSync(DEBIAN)) throw new Error(WHAT_TO_INSTALL)
  return DEBIAN
}

const runsBundled = process.platform === 'linux' && process.arch === 'x64'

/**
 * The browser that `CHROMIUM_PATH` names, else the bundled one. Each shows Chinese, whatever fonts the machine has.
 * @throws when there is none for this machine: with what to install
 */
export const planBrowser = (): BrowserPlan => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  if (!named && runsBundled) return bundledPlan()
  const written = fontConfiguration([])
  return {
    executablePath: named || installedBrowser(),
    args: ARGS,
    env: { ...inherited, FONTCONFIG_FILE: written.file },
    prepare: () => writeFonts(written),
  }
}

/** The same, ready to be launched. */
export const findBrowser = async (): Promise<BrowserLaunch> => prepared(planBrowser())
