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

const DEBIAN = '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-background-networking']

const inherited = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
)

/** The installed browser: the one named in `CHROMIUM_PATH`, else Debian's. */
const installedBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  return named ?? (existsSync(DEBIAN) ? DEBIAN : undefined)
}

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

/** The browser of this machine, else the bundled one. Either shows Chinese, whatever fonts the machine has. */
export const findBrowser = async (): Promise<BrowserLaunch> => {
  const executablePath = installedBrowser()
  if (executablePath === undefined) return bundledBrowser()
  return { executablePath, args: ARGS, env: { ...inherited, FONTCONFIG_FILE: await fontConfiguration([]) } }
}
