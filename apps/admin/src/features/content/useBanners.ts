import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { bannerList } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'
import type { BannersPageProps } from './BannersPage.tsx'

/** The page of banners that the address means. */
export const loader = load(routes.banners, async ({ client, params: query }) =>
  loadedOf(await client.site.bannerList({ query })()),
)

/** Banners and ads: what is asked stands in the address. */
export const useBanners = (): BannersPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.banners)
  const reload = useReload()
  const { asked, commands: list } = useListCommands({
    list: bannerList,
    query,
    href: routes.banners.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
  return {
    view: { page, query: asked },
    links: { banner: (bannerId) => routes.banner.href({ bannerId }), add: routes.bannerNew.href() },
    commands: { ...list, retry: () => void reload() },
  }
}
