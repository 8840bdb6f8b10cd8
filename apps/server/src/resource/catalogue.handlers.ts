import { isBlank } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  type CatalogueEvent,
  type CatalogueForm,
  type CatalogueRow,
  type CatalogueStatus,
  type catalogueEndpoints,
  catalogueLife,
  catalogueName,
  catalogueRefusals,
  isCatalogueEventAllowed,
  MAX_HISTORY_ROWS,
  missingCatalogueFields,
  numberRefusals,
  tidiedNumber,
} from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { type AuditEntry, actorOf, audit, historyOf, staffExport } from '../audit/index.ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import { rowsOf, shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { catalogueColumns } from './catalogue.export.ts'
import {
  catalogueRowOf,
  catalogueSource,
  catalogueTree,
  findItem,
  type ItemRow,
  itemOf,
  offeredItems,
  write,
} from './catalogue.store.ts'
import { usageOf } from './catalogue.usage.ts'

type Caller = Context<SessionUser>

const objectOf = (itemId: string) => ({ type: 'catalogueItem', id: itemId })

/** One change at a time: a number that two add at once is free for one of them alone. */
const lockCatalogue = (trx: Db) => lockSubject(trx, 'catalogue')

const read = async (db: Db, itemId: string): Promise<E.Either<Refusal, CatalogueRow>> => {
  const row = await findItem(db, itemId)
  return row === undefined ? E.left(refusals.notFound()) : E.right(catalogueRowOf(row))
}

const note = (
  trx: Db,
  context: Caller,
  itemId: string,
  { action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
) =>
  audit(trx, actorOf(context, 'staff'), {
    action,
    object: objectOf(itemId),
    ...(before && { before }),
    ...(after && { after }),
  })

/** Why an item cannot be as its form says; undefined when it can. */
const formRefusal = async (trx: Db, itemId: string, form: CatalogueForm): Promise<Refusal | undefined> => {
  const [field] = missingCatalogueFields(form)
  if (field !== undefined) return refusals.invalidInput({ field })
  const others = await trx
    .selectFrom('catalogue_items')
    .select(['id as itemId', 'resource_number as resourceNumber'])
    .where('resource_number', '=', tidiedNumber(form.resourceNumber))
    .execute()
  const [refusal] = numberRefusals({ itemId, resourceNumber: form.resourceNumber }, others)
  if (refusal !== undefined) return refusal
  const center = await trx
    .selectFrom('clusters')
    .select('id')
    .where('id', '=', form.clusterId)
    .executeTakeFirst()
  return center === undefined ? refusals.notFound() : undefined
}

const columnsOf = (form: CatalogueForm) => ({
  resource_number: tidiedNumber(form.resourceNumber),
  name: catalogueName(form),
  resource_type: form.resourceType,
  cluster_id: form.clusterId,
})

/** What the audit log says of an item: the fields of its form. */
const fieldsOf = ({ resource_number, name, resource_type, cluster_id }: ReturnType<typeof columnsOf>) => ({
  resourceNumber: resource_number,
  nameZh: name.zh,
  nameEn: name.en,
  resourceType: resource_type,
  clusterId: cluster_id,
})

const add = (context: Caller, form: CatalogueForm) =>
  context.transact(async (trx) => {
    await lockCatalogue(trx)
    const itemId = newId()
    const refusal = await formRefusal(trx, itemId, form)
    if (refusal !== undefined) return E.left(refusal)
    const columns = columnsOf(form)
    await write(trx)
      .insertInto('catalogue_items')
      .values({ id: itemId, ...columns, status: 'disabled', created_at: context.now })
      .execute()
    await note(trx, context, itemId, { action: 'item.added', after: fieldsOf(columns) })
    return read(trx, itemId)
  })

const change = (context: Caller, itemId: string, form: CatalogueForm & { readonly revision: number }) =>
  context.transact(async (trx) => {
    await lockCatalogue(trx)
    const row = await findItem(trx, itemId)
    if (row === undefined) return E.left(refusals.notFound())
    if (row.revision !== form.revision) return E.left(refusals.itemChanged())
    const refusal = await formRefusal(trx, itemId, form)
    if (refusal !== undefined) return E.left(refusal)
    const columns = columnsOf(form)
    await write(trx)
      .updateTable('catalogue_items')
      .set({ ...columns, revision: row.revision + 1 })
      .where('id', '=', itemId)
      .execute()
    const entry = { action: 'item.changed', before: fieldsOf(row), after: fieldsOf(columns) }
    await note(trx, context, itemId, entry)
    return read(trx, itemId)
  })

interface Step {
  readonly event: CatalogueEvent
  readonly apply: (trx: Db, row: ItemRow) => Promise<Pick<AuditEntry, 'before' | 'after'>>
}

/** Takes the step that the chart allows; what would change nothing is answered as it is. */
const step = (context: Caller, itemId: string, { event, apply }: Step) =>
  context.transact(async (trx) => {
    await lockCatalogue(trx)
    const row = await findItem(trx, itemId)
    if (row === undefined) return E.left(refusals.notFound())
    const life = catalogueLife(itemOf(row))
    const [refusal] = catalogueRefusals(life, event)
    if (refusal !== undefined) return E.left(refusal)
    if (!isCatalogueEventAllowed(life, event)) return E.right(catalogueRowOf(row))
    await note(trx, context, itemId, { action: event.type, ...(await apply(trx, row)) })
    return read(trx, itemId)
  })

const toStatus =
  (status: CatalogueStatus): Step['apply'] =>
  async (trx, row) => {
    await write(trx).updateTable('catalogue_items').set({ status }).where('id', '=', row.id).execute()
    return { before: { status: row.status }, after: { status } }
  }

const withSpecification =
  (code: string, name: ItemRow['name']): Step['apply'] =>
  async (trx, row) => {
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from catalogue_specifications
      where item_id = ${row.id})`
    await write(trx)
      .insertInto('catalogue_specifications')
      .values({ item_id: row.id, code, name, position })
      .execute()
    return { after: { code, nameZh: name.zh, nameEn: name.en } }
  }

const withoutSpecification =
  (code: string): Step['apply'] =>
  async (trx, row) => {
    await write(trx)
      .deleteFrom('catalogue_specifications')
      .where('item_id', '=', row.id)
      .where('code', '=', code)
      .execute()
    return { before: { code } }
  }

/** The catalogue of resources: read by operators, administered by admins, offered by merchants (R4.04, R5.11). */
export const catalogueHandlers = (platform: Platform): Handlers<typeof catalogueEndpoints> => {
  const { db } = platform
  return {
    catalogue: ({ query }) => shownPage(platform, catalogueSource, query, catalogueRowOf),
    exportCatalogue: ({ query }, context) =>
      staffExport(context, {
        action: 'catalogue.exported',
        type: 'catalogueItem',
        query,
        name: 'catalogue',
        found: rowsOf(db, catalogueSource, query),
        rowOf: catalogueRowOf,
        columns: catalogueColumns(context.language),
      }),
    catalogueTree: async () => E.right(await catalogueTree(db)),
    catalogueItem: async ({ params: { itemId } }) => {
      const row = await read(db, itemId)
      if (E.isLeft(row)) return row
      const history = await historyOf(db, objectOf(itemId), MAX_HISTORY_ROWS)
      return E.right({ row: row.right, usage: await usageOf(db, itemId), history })
    },
    addItem: ({ body }, context) => add(context, body),
    changeItem: ({ params: { itemId }, body }, context) => change(context, itemId, body),
    enableItem: ({ params: { itemId } }, context) =>
      step(context, itemId, { event: { type: 'item.enabled' }, apply: toStatus('enabled') }),
    disableItem: ({ params: { itemId } }, context) =>
      step(context, itemId, { event: { type: 'item.disabled' }, apply: toStatus('disabled') }),
    addSpecification: async ({ params: { itemId }, body }, context) => {
      if (isBlank(body.nameZh)) return E.left(refusals.invalidInput({ field: 'nameZh' }))
      const apply = withSpecification(body.code, catalogueName(body))
      return step(context, itemId, { event: { type: 'specification.added', code: body.code }, apply })
    },
    removeSpecification: ({ params: { itemId, code } }, context) =>
      step(context, itemId, {
        event: { type: 'specification.removed', code },
        apply: withoutSpecification(code),
      }),
    offeredItems: async ({ query }) => E.right(await offeredItems(db, query)),
  }
}
