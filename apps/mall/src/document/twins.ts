import { prefixOf, type RouteState } from '@compute-mall/app'
import { mall } from '../mall.ts'

/** What search engines are told of the same page for the other device. */
export interface Twins {
  /** This page is a phone's. */
  readonly isMobile: boolean
  /** On a twin: the page that it is the twin of, which alone is counted. */
  readonly canonical?: string
  /** On a page with a twin: what phones are shown. */
  readonly mobile?: string
}

/** Both addresses are whole ones, with the query. A page that cannot be shown has no twin to tell of. */
export const twinsOf = ({ entry, location, content }: RouteState, origin: string): Twins => {
  const isMobile = entry.device === 'mobile'
  if (entry.other === undefined || content.kind === 'failed') return { isMobile }
  const other = origin + prefixOf(mall) + entry.other + location.search
  return isMobile ? { isMobile, canonical: other } : { isMobile, mobile: other }
}
