import { addresses, foundOf, load, titled, usePage, useParams, useReload } from '@compute-mall/app'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { BannerPageProps } from './BannerPage.tsx'
import { useChange } from './useChange.ts'

/** One banner with its history. */
export const loader = load(routes.banner, async ({ client, params }) =>
  titled(foundOf(await client.site.banner({ params })()), ({ row }) => row.banner.title),
)

/** One banner, and how it is published and taken back. */
export const useBanner = (): BannerPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.banner)
  const { site } = useClient()
  const reload = useReload()
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const change = useChange()
  const title = state.kind === 'loaded' ? inLanguage(state.value.row.banner.title) : ''
  return {
    view: { state, busy: change.pending },
    links: {
      banners: routes.banners.href({}),
      edit: routes.bannerEdit.href(params),
      mall: (path) => `${addresses.mall.home.href().replace(/\/$/, '')}${path}`,
    },
    commands: {
      retry: () => void reload(),
      publish: () => change.run(site.publishBanner({ params }), t('published', { title })),
      unpublish: () => change.run(site.unpublishBanner({ params }), t('unpublished', { title })),
    },
  }
}
