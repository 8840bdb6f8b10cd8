import { type LoadContext, orNull, prefixOf } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { applicationKinds, computeKinds } from '@compute-mall/core/goods'
import { readSearch, requestOf, TOTAL_CAP, turnedTo } from '@compute-mall/core/search'
import { kindHref } from '../links.ts'
import { mall } from '../mall.ts'
import { routes } from '../routes.ts'

type Client = LoadContext['client']

/** Where search engines find the sitemap, below the mall; `robots.txt` names it. */
export const SITEMAP_PATH = '/sitemap.xml'

/** Pages that anybody may open and nobody looks for. */
const UNSOUGHT: ReadonlySet<string> = new Set(
  [routes.signIn, routes.chats, routes.feedback, routes.scan].map(({ name }) => name),
)

/** Pages of the route table that say something to whoever comes without anything: no parameter, no session. */
const standingPages = (): readonly string[] =>
  mall.matcher.entries
    .filter(
      ({ device, layout, route }) =>
        device === 'desktop' &&
        layout !== 'empty' &&
        route.access === 'public' &&
        !UNSOUGHT.has(route.name) &&
        (route.leads?.(null) ?? null) === null &&
        route.read({ pathname: route.path, search: '' }) !== null,
    )
    .map(({ path }) => path)

const ROWS = 120
const MAX_PAGES = Math.floor(TOTAL_CAP / ROWS)

interface Found {
  readonly total: number
  readonly records: readonly object[]
}

/** Everything that a search without words finds, page by page; what cannot be asked for is left out. */
const everything = async <Hits extends Found>(
  find: (request: ReturnType<typeof requestOf>) => Promise<Hits | null>,
): Promise<readonly Hits['records'][number][]> => {
  const records: Hits['records'][number][] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const hits = await find(requestOf(turnedTo(readSearch([]), page), ROWS))
    records.push(...(hits?.records ?? []))
    if (hits === null || hits.records.length === 0 || records.length >= hits.total) break
  }
  return records
}

const shops = async ({ search }: Client): Promise<readonly string[]> =>
  (await everything((body) => orNull(search.shops({ body }, shownInPlace)))).map(({ shopId }) =>
    routes.shop.href({ shop: shopId }),
  )

const assets = async ({ search }: Client): Promise<readonly string[]> =>
  (await everything((body) => orNull(search.aiNexus({ body }, shownInPlace)))).map(({ id }) =>
    routes.community.href({ asset: id }),
  )

/** Goods, where visitors may open them (R2.25). */
const goods = async (client: Client): Promise<readonly string[]> => {
  const site = await orNull(client.site.index({}, shownInPlace))
  if (site?.goodsAccess !== 'public') return []
  const { resource, goods } = client.search
  const found = await Promise.all(
    [resource, goods].map((find) => everything((body) => orNull(find({ body }, shownInPlace)))),
  )
  return found.flat().map(({ goodsId }) => routes.goods.href({ goodsId }))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The addresses of everything that visitors may see: pages, kinds of goods, shops, assets of the community, goods. */
export const sitemapOf = async (client: Client, origin: string): Promise<string> => {
  const found = await Promise.all([shops(client), assets(client), goods(client)])
  const paths = [...standingPages(), ...[...computeKinds, ...applicationKinds].map(kindHref), ...found.flat()]
  const rows = paths.map((path) => `<url><loc>${escaped(origin + prefixOf(mall) + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`
}
