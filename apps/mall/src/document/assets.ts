import { readFileSync } from 'node:fs'
import type { Device } from '@compute-mall/core/site'
import { mall } from '../mall.ts'

/** One entry of Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** The files that a page needs at once. */
export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  readonly icon: string
}

const ENTRY = 'src/entry-client.tsx'
const STYLE = 'style.css'
const ICON = 'icon.svg'

/** The manifest of the build for a device, which lies beside the server's. */
const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../client/.vite/${name}`, import.meta.url), 'utf8'))

/** Those of both builds for browsers. */
export const readManifests = (): Readonly<Record<Device, Manifest>> => ({
  desktop: readManifest('manifest.json'),
  mobile: readManifest('manifest.mobile.json'),
})

/** Entry, style sheet and the chunks of a page's modules, each with all that it imports. */
export const assetsOf = (manifest: Manifest, modules: readonly string[]): Assets => {
  const needed = new Set<string>()
  const need = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || needed.has(key)) return
    needed.add(key)
    chunk.imports?.forEach(need)
  }
  const keys = [ENTRY, ...modules]
  keys.forEach(need)
  const address = (key: string) => `${mall.base}${manifest[key]?.file}`
  return {
    script: address(ENTRY),
    styles: manifest[STYLE] === undefined ? [] : [address(STYLE)],
    preloads: [...needed].filter((key) => key !== ENTRY).map(address),
    icon: mall.base + ICON,
  }
}

/** What Vite serves instead, and completes with its base and its own scripts; it injects styles by script. */
export const developmentAssets: Assets = {
  script: `/${ENTRY}`,
  styles: [],
  preloads: [],
  icon: `/${ICON}`,
}
