import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { compare } from '@compute-mall/core/money'
import type { StatementDetail, statementEndpoints } from '@compute-mall/core/statement'
import { actorOf, auditExport } from '../audit/index.ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { lineFile, statementFile } from './statement.files.ts'
import { addAdjustment, hasLine, isReferenceTaken, lineSource } from './store/lines.ts'
import { hasStatement, lineOf, statementDetail, statementOf, statementSource } from './store/queries.ts'
import { type LockedStatement, lockStatement, transitionStatement } from './store/steps.ts'

type Caller = Context<SessionUser>
type Answer<A> = Promise<E.Either<Refusal, A>>

const missing = E.left<Refusal>(refusals.notFound())

const detailOf = async (db: Db, statementId: string, shopId?: string): Answer<StatementDetail> => {
  const found = await statementDetail(db, { statementId, ...(shopId !== undefined && { shopId }) })
  return found === undefined ? missing : E.right(found)
}

/** The shop that the caller works for; the empty text is no shop's. */
const shopOf = ({ user }: Caller): string => user.retailerId ?? ''

/** Makes a change of one statement; nothing of another shop's can be reached. */
const change = (
  { transact }: Caller,
  statementId: string,
  shopId: string | undefined,
  make: (trx: Db, statement: LockedStatement) => Answer<void>,
) =>
  transact(async (trx) => {
    const statement = await lockStatement(trx, statementId)
    if (statement === undefined || (shopId !== undefined && statement.shop_id !== shopId)) return missing
    const made = await make(trx, statement)
    return E.isLeft(made) ? made : detailOf(trx, statementId)
  })

const objectOf = (id: string) => ({ type: 'statement', id })

/** The accounts of merchants: the shop confirms or disputes, finance adjusts and pays (W18). */
export const statementHandlers = (platform: Platform): Handlers<typeof statementEndpoints> => {
  const { db } = platform

  const pageFor = (query: Parameters<typeof shownPage>[2], shopId?: string) =>
    shownPage(platform, statementSource(shopId), query, statementOf)

  const linesFor = async (statementId: string, query: Parameters<typeof shownPage>[2], shopId?: string) => {
    if (!(await hasStatement(db, statementId, shopId))) return missing
    return shownPage(platform, lineSource(db, statementId), query, lineOf)
  }

  return {
    shopList: ({ query }, context) =>
      pageFor({ ...query, period: undefined, keyword: undefined }, shopOf(context)),

    shopExport: async ({ query }, context) => {
      const shopId = shopOf(context)
      const noted = await auditExport(context, 'seller', 'statement.exported', objectOf('all'), query)
      const asked = { ...query, period: undefined, keyword: undefined }
      return E.isLeft(noted) ? noted : E.right(statementFile(db, asked, { ...context, shopId }))
    },

    shopDetail: ({ params: { statementId } }, context) => detailOf(db, statementId, shopOf(context)),

    shopLines: ({ params: { statementId }, query }, context) => linesFor(statementId, query, shopOf(context)),

    shopLineExport: async ({ params: { statementId }, query }, context) => {
      const statement = await detailOf(db, statementId, shopOf(context))
      if (E.isLeft(statement)) return statement
      const noted = await auditExport(context, 'seller', 'statement.exported', objectOf(statementId), query)
      return E.isLeft(noted) ? noted : E.right(lineFile(db, statement.right, query, context))
    },

    confirm: ({ params: { statementId }, body: { total } }, context) =>
      change(context, statementId, shopOf(context), async (trx, statement) => {
        if (compare(total, statement.total) !== 0) return E.left(refusals.statementStateConflict())
        const by = actorOf(context, 'seller')
        return transitionStatement(trx, statement, { event: 'statement.confirmed', actor: 'merchant', by })
      }),

    dispute: ({ params: { statementId }, body: { lineId, text } }, context) =>
      change(context, statementId, shopOf(context), async (trx, statement) => {
        if (lineId !== undefined && !(await hasLine(trx, statementId, lineId))) return missing
        const by = actorOf(context, 'seller')
        const said = { text: text.trim(), lineId }
        return transitionStatement(trx, statement, {
          event: 'statement.disputed',
          actor: 'merchant',
          by,
          ...said,
        })
      }),

    list: ({ query }) => pageFor(query),

    export: async ({ query }, context) => {
      const noted = await auditExport(context, 'staff', 'statement.exported', objectOf('all'), query)
      return E.isLeft(noted) ? noted : E.right(statementFile(db, query, context))
    },

    detail: ({ params: { statementId } }) => detailOf(db, statementId),

    lines: ({ params: { statementId }, query }) => linesFor(statementId, query),

    lineExport: async ({ params: { statementId }, query }, context) => {
      const statement = await detailOf(db, statementId)
      if (E.isLeft(statement)) return statement
      const noted = await auditExport(context, 'staff', 'statement.exported', objectOf(statementId), query)
      return E.isLeft(noted) ? noted : E.right(lineFile(db, statement.right, query, context))
    },

    adjust: ({ params: { statementId }, body: { amount, reason } }, context) =>
      change(context, statementId, undefined, async (trx, statement) => {
        if (statement.shop_id === context.user.retailerId) return E.left(refusals.forbidden())
        const by = actorOf(context, 'staff')
        const said = { text: reason.trim(), amount }
        const taken = await transitionStatement(trx, statement, {
          event: 'statement.adjusted',
          actor: 'finance',
          by,
          ...said,
        })
        if (E.isLeft(taken)) return taken
        await addAdjustment(trx, statementId, { amount, reason: said.text, at: context.now })
        return taken
      }),

    pay: ({ params: { statementId }, body: { total, bankReference } }, context) =>
      change(context, statementId, undefined, async (trx, statement) => {
        if (statement.shop_id === context.user.retailerId) return E.left(refusals.forbidden())
        if (compare(total, statement.total) !== 0) return E.left(refusals.statementStateConflict())
        // Two statements that are paid at once by the same reference come one after the other.
        await lockSubject(trx, `statement:${bankReference}`)
        if (statement.bank_reference === null && (await isReferenceTaken(trx, bankReference)))
          return E.left(refusals.bankReferenceTaken())
        const by = actorOf(context, 'staff')
        return transitionStatement(trx, statement, {
          event: 'statement.paid',
          actor: 'finance',
          by,
          bankReference,
        })
      }),
  }
}
