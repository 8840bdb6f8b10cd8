import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type BannerRow, bannerList } from '@compute-mall/core/site'
import { routes } from '../../routes.ts'
import { BannersPage } from './BannersPage.tsx'

const banners: WorkList<typeof bannerList, BannerRow> = {
  list: bannerList,
  route: routes.banners,
  read: ({ site }) => site.bannerList,
}
export const loader = workListLoader(banners)

export const Component = () => (
  <BannersPage
    {...useWorkList(banners)}
    links={{ banner: (bannerId) => routes.banner.href({ bannerId }), add: routes.bannerNew.href() }}
  />
)
