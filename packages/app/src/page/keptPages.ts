import type { RouteEntry } from '../route/index.ts'
import type { PageData } from './routeState.ts'

interface KeptPage {
  /** Its query as it was left, with the `?`. */
  readonly search: string
  readonly data: PageData
}

/** Kept-alive pages as they were left, by the name of their entry (R2.08). */
export type KeptPages = Map<string, KeptPage>

/** Where a link to a kept page really leads: to the filters that it was left with. */
export const keptSearch = (kept: KeptPages, { name }: RouteEntry, search: string): string =>
  search === '' ? (kept.get(name)?.search ?? '') : search

/** What the page held when it was left at this very address. */
export const keptData = (kept: KeptPages, { name }: RouteEntry, search: string): PageData | undefined => {
  const page = kept.get(name)
  return page?.search === search ? page.data : undefined
}
