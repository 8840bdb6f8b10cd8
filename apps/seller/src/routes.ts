import { addresses, defineRoutes, noParams, route } from '@compute-mall/app/routes'

const common = { layout: 'seller', access: 'login' } as const
const home = {
  ...common,
  params: noParams,
  title: 'seller:home',
  area: 'home',
  page: 'home/HomeRoute',
  texts: [],
} as const

/** The pages of the seller app, by the path that stands behind the hash (R2.15). */
export const routes = defineRoutes({
  /** Who names no page means the home. */
  start: route({ ...home, path: '/' }),
  home: route({ ...home, path: addresses.seller.home.path }),
})
