import type { MallClient } from '@compute-mall/core/actors'
import type { Device } from '@compute-mall/core/site'
import type { ComponentType } from 'react'
import type { Route } from '../route/index.ts'
import type { AppData } from './appData.ts'

/** What a page may ask while it is loaded, on either side. */
export interface LoadContext<Params = unknown> {
  readonly client: MallClient
  readonly params: Params
  /** Which device the page is for. */
  readonly device: Device
  readonly appData: () => Promise<AppData>
  /** What this page holds while it is on the screen and only its parameters change, for a list that grows. */
  readonly previous: unknown
}

/** Loads a page. What it returns is plain JSON: it may travel from the server to the browser. */
export type PageLoader<Params = never, Data = unknown> = (context: LoadContext<Params>) => Promise<Data>

/** The loader of a page; the route gives its parameters their type. */
export const load = <Params, Data>(
  _route: Route<Params, never>,
  loader: PageLoader<Params, Data>,
): PageLoader<Params, Data> => loader

/** What the file of a page exports. */
export interface PageModule {
  readonly Component: ComponentType
  readonly loader?: PageLoader
}

/** Loads the files of pages, by their path from `src`: what `import.meta.glob('./features/…')` gives. */
export type PageFiles = Readonly<Record<string, () => Promise<unknown>>>

const isPageModule = (value: unknown): value is PageModule =>
  typeof value === 'object' && value !== null && 'Component' in value && typeof value.Component === 'function'

/** The path of the file of a page, from `src`. */
export const pageFile = (page: string): string => `./features/${page}.tsx`

/** A document that is being replaced because the file is gone (R4.14) shows nothing more. */
const leaving = new Promise<never>(() => {})

/** Loads the file of a page. */
export const loadPageModule = async (files: PageFiles, page: string): Promise<PageModule> => {
  const file = files[pageFile(page)]
  if (file === undefined) throw new Error(`There is no file src/features/${page}.tsx.`)
  const loaded = await file()
  // Vite answers a missing chunk with undefined after it has told of it.
  if (loaded === undefined) return leaving
  if (!isPageModule(loaded)) throw new Error(`src/features/${page}.tsx exports no Component.`)
  return loaded
}
