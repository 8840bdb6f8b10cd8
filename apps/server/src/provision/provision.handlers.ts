import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  isReleasableByOwner,
  type provisionEndpoints,
  type ResourceCount,
  resourceList,
} from '@compute-mall/core/provision'
import { platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { actorOf, audit } from '../audit/index.ts'
import { lockOrder, openSecrets, releaseLine } from '../order/index.ts'
import type { Db } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { csvFile, type ListSource, rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { resourceColumns } from './provision.export.ts'
import { detailOf, findResource, type ResourceRow, resourceOf, selectResources } from './provision.queries.ts'

/** The resources that somebody reads. */
const sourceOf = (userId: string, now: Date): ListSource<typeof resourceList, ResourceRow> => ({
  list: resourceList,
  name: `resources:${userId}`,
  sorts: {
    openTime: { column: 'open_order', type: 'timestamptz' },
    endTime: { column: 'end_order', type: 'timestamptz' },
  },
  rows: (asked) => selectResources(userId, now, asked),
})

/** A resource is its owner's, to use that of whoever asked for it, to read that of a group's leader (test S1). */
export const provisionHandlers = (platform: Platform): Handlers<typeof provisionEndpoints> => {
  const { db, vault } = platform

  const findOwn = async (from: Db, userId: string, lineId: string) => {
    const row = await findResource(from, userId, lineId)
    return row?.user_id === userId ? row : undefined
  }

  const release = (lineId: string, context: Context<SessionUser>) =>
    context.transact(async (trx) => {
      const seen = await findOwn(trx, context.user.id, lineId)
      if (seen === undefined) return E.left(refusals.notFound())
      await lockOrder(trx, seen.order_id)
      const row = await findOwn(trx, context.user.id, lineId)
      if (row === undefined || !isReleasableByOwner(row.provision_status))
        return E.left(refusals.notReleasable())
      await releaseLine(trx, row.id)
      await audit(trx, actorOf(context, 'user'), {
        action: 'resource.released',
        object: { type: 'resource', id: row.id },
        before: { status: row.provision_status },
        after: { status: 'released' },
      })
      return E.right(await detailOf(trx, { ...row, provision_status: 'released' }, context.user.id))
    })

  return {
    list: ({ query }, { user, now }) =>
      shownPage(platform, sourceOf(user.id, now), query, (row) => resourceOf(row, user.id)),

    export: async ({ query }, { user, now, language }) =>
      E.right(
        csvFile(`resources-${platformDay(now.getTime())}.csv`, {
          found: rowsOf(db, sourceOf(user.id, now), query),
          rowOf: (row) => resourceOf(row, user.id),
          columns: resourceColumns(language),
        }),
      ),

    counts: async (_, { user, now }) => {
      const { rows } = await sql<ResourceCount>`
        select center_id as "clusterId", center_name::jsonb as "centerName",
          provision_status as status, count(*)::integer as count
        from ${selectResources(user.id, now, everything)} as resources
        group by center_id, center_name, provision_status order by 1 nulls last, 3`.execute(db)
      return E.right(rows)
    },

    detail: async ({ params: { lineId } }, { user }) => {
      const row = await findResource(db, user.id, lineId)
      return row === undefined ? E.left(refusals.notFound()) : E.right(await detailOf(db, row, user.id))
    },

    secrets: async ({ params: { lineId } }, context) =>
      context.transact(async (trx) => {
        const row = await findResource(trx, context.user.id, lineId)
        const isUsable = row !== undefined && (row.user_id === context.user.id || row.is_for_reader)
        if (!isUsable || row.provision_status !== 'open') return E.left(refusals.notFound())
        await audit(trx, actorOf(context, 'user'), {
          action: 'resource.secretsRead',
          object: { type: 'resource', id: row.id },
        })
        return E.right(openSecrets(vault, row.id, row.access))
      }),

    release: ({ params: { lineId } }, context) => release(lineId, context),
  }
}

const everything = {
  keyword: undefined,
  clusterId: undefined,
  kind: undefined,
  status: undefined,
  endsWithin: undefined,
  scope: undefined,
}
