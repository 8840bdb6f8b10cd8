import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackedBrowser } from './bundled.ts'
import { type Fonts, fontConfiguration } from './fonts.ts'

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

/**
 * The browser that comes with the packages: the same on every machine. With the fonts that come along `alone`, it draws
 * the same pictures too.
 */
export const bundledBrowser = async (fonts?: Fonts): Promise<BrowserLaunch> => {
  const folder = await unpackedBrowser()
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...inherited,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: await fontConfiguration([join(folder, 'fonts')], fonts),
    },
  }
}

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
export const findBrowser = async (): Promise<BrowserLaunch> => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  if (!named && runsBundled) return bundledBrowser()
  const executablePath = named || installedBrowser()
  return { executablePath, args: ARGS, env: { ...inherited, FONTCONFIG_FILE: await fontConfiguration([]) } }
}
