import type { LoadContext } from '@compute-mall/app'
import { loudly } from '@compute-mall/core/client'
import { routes } from '../../routes.ts'
import type { Searched } from './searching.ts'

/** What this page searches, on either device. */
export const searched = ({ client }: LoadContext, pageSize: number): Searched => ({
  href: routes.searchResource.href,
  shelf: 'compute',
  pageSize,
  find: (body) => client.search.resource({ body }, loudly),
})
