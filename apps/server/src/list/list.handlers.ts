import { E } from '@compute-mall/core/fp'
import type { listEndpoints } from '@compute-mall/core/list'
import type { Handlers } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { keepView, removeView, viewsOf } from './list.store.ts'

/** Everybody keeps views of their own and sees nobody else's (test S1). */
export const listHandlers = ({ db }: Platform): Handlers<typeof listEndpoints> => ({
  views: async ({ query: { list } }, { user }) => E.right(await viewsOf(db, { userId: user.id, list })),

  keepView: ({ body: { list, name, query } }, { user, now, transact }) =>
    transact(async (trx) => {
      const own = { userId: user.id, list }
      await keepView(trx, own, { name, query }, now)
      return E.right(await viewsOf(trx, own))
    }),

  removeView: ({ body: { list, name } }, { user, transact }) =>
    transact(async (trx) => {
      const own = { userId: user.id, list }
      await removeView(trx, own, name)
      return E.right(await viewsOf(trx, own))
    }),
})
