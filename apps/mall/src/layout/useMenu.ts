import { useAppData } from '@compute-mall/app'
import type { Menu } from '@compute-mall/ui/layouts'
import { categoryHref } from '../links.ts'

/** The categories of the mall as operations order them, each the way to all of it; none where they are not known. */
export const useMenu = (): Menu => {
  const { site } = useAppData()
  const entries = (tree: keyof Menu) =>
    (site?.menu[tree] ?? []).map((entry) => ({ ...entry, href: categoryHref(tree, entry.code) }))
  return { resource: entries('resource'), application: entries('application') }
}
