import { useAppData } from '@compute-mall/app'
import type { Menu } from '@compute-mall/ui/layouts'
import { routes } from '../routes.ts'

/** The categories of the mall as operations order them, each the way to all of it; none where they are not known. */
export const useMenu = (): Menu => {
  const { site } = useAppData()
  const entries = (tree: keyof Menu, route: typeof routes.searchGoods | typeof routes.searchResource) =>
    (site?.menu[tree] ?? []).map((entry) => ({ ...entry, href: route.href({ common: [entry.code] }) }))
  return {
    resource: entries('resource', routes.searchResource),
    application: entries('application', routes.searchGoods),
  }
}
