import type { MallClient } from '@compute-mall/core/actors'
import type { LiveStream } from '@compute-mall/core/site'
import type { Texts } from '@compute-mall/react'
import type { ComponentType } from 'react'
import type { Start } from '../start/start.ts'
import { useShown } from './shown.ts'

/** What a page may ask while it is loaded, on either side. */
export interface PageRequest {
  readonly client: MallClient
  readonly query: URLSearchParams
  readonly start: () => Promise<Start>
  /** What this page holds while it is on the screen and only its query changes, for a list that grows. */
  readonly before: unknown
}

/** Loads a page. What it returns is plain JSON: it travels from the server to the browser. */
export type PageLoader<Data = unknown> = (request: PageRequest) => Promise<Data>

/** Gives a loader its type. */
export const load = <Data>(loader: PageLoader<Data>): PageLoader<Data> => loader

/** What a file below `src/routes` exports. */
export interface PageModule {
  readonly Component: ComponentType
  readonly loader?: PageLoader
  /** The texts that the page needs, by module. */
  readonly texts: Texts
}

/** What was loaded for a page. */
export interface PageData {
  readonly page: unknown
  readonly live: LiveStream | null
}

const usePageData = (): PageData => {
  const { content } = useShown()
  if (content.kind === 'failed') throw new Error('A page that failed has no data.')
  return content.data
}

/** What this page's loader returned. */
export const usePage = <L extends PageLoader>(): Awaited<ReturnType<L>> =>
  usePageData().page as Awaited<ReturnType<L>>

/** The broadcast, on pages that learn about it; null when there is none (R2.01). */
export const useLive = (): LiveStream | null => usePageData().live

/** Who is here, and on which site. */
export const useStart = (): Start => useShown().start
