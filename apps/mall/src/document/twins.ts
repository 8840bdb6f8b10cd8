import { prefixOf, type RouteState } from '@compute-mall/app'
import type { loader } from '../features/goods/useGoods.ts'
import { mall } from '../mall.ts'
import { routes } from '../routes.ts'

/** What search engines are told of the same page for the other device. */
export interface Twins {
  /** This page is a phone's. */
  readonly isMobile: boolean
  /** The address that is counted: of a twin its page, of goods theirs without what was chosen or searched. */
  readonly canonical?: string
  /** On a page with a twin: what phones are shown. */
  readonly mobile?: string
}

/** Both addresses are whole ones, with the query. A page that cannot be shown has no twin to tell of. */
export const twinsOf = ({ entry, location, content }: RouteState, origin: string): Twins => {
  const isMobile = entry.device === 'mobile'
  if (entry.other === undefined || content.kind === 'failed') return { isMobile }
  const other = origin + prefixOf(mall) + entry.other + location.search
  if (entry.route.name !== routes.goods.name)
    return isMobile ? { isMobile, canonical: other } : { isMobile, mobile: other }
  const page = content.data.page as Awaited<ReturnType<typeof loader>>
  if (page.state === 'gone') return { isMobile }
  const canonical = origin + prefixOf(mall) + routes.goods.href({ goodsId: page.offer.goods.id })
  return isMobile ? { isMobile, canonical } : { isMobile, canonical, mobile: other }
}
