import { routes } from '../../routes.ts'

/** What is searched: compute has a page of its own. */
export type Shelf = 'compute' | 'application'

/** The page that searches a shelf. */
export const searchRoute = (shelf: Shelf): typeof routes.searchGoods | typeof routes.searchResource =>
  shelf === 'compute' ? routes.searchResource : routes.searchGoods
