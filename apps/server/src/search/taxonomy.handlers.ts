import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  isGrowing,
  type TaxonomyChange,
  type TaxonomyForm,
  type TaxonomyNode,
  type taxonomyEndpoints,
  taxonomyName,
  wrongTaxonomyFields,
  wrongTaxonomyNames,
} from '@compute-mall/core/search'
import { type AuditEntry, actorOf, audit } from '../audit/index.ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { bumpVersion } from '../platform/versions.ts'
import { INDEX_VERSION } from './store/refresh.ts'
import {
  insertNode,
  moveNode,
  readNodes,
  reindexGoods,
  TAXONOMY_VERSION,
  updateNode,
} from './store/taxonomy.ts'

type Caller = Context<SessionUser>

/** One change at a time: a place is exchanged with the one that is beside it now. */
const lockTaxonomy = (trx: Db) => lockSubject(trx, 'taxonomy')

const fieldsOf = ({ code, parent, name, hidden }: TaxonomyNode) => ({
  code,
  parent,
  nameZh: name.zh,
  nameEn: name.en,
  hidden,
})

/** Notes a change, and lets every process read the trees anew. */
const noteChange = async (
  trx: Db,
  context: Caller,
  { tree, code }: TaxonomyNode,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> => {
  const object = { type: 'category', id: `${tree}-${code}` }
  await audit(trx, actorOf(context, 'staff'), { ...entry, object })
  for (const name of [TAXONOMY_VERSION, INDEX_VERSION]) await bumpVersion(trx, name)
}

const treeOf = async (db: Db, tree: TaxonomyNode['tree']) =>
  (await readNodes(db)).filter((node) => node.tree === tree)

const lockedNode = async (trx: Db, { tree, code }: Pick<TaxonomyNode, 'tree' | 'code'>) => {
  await lockTaxonomy(trx)
  const nodes = await treeOf(trx, tree)
  return { nodes, node: nodes.find((known) => known.code === code) }
}

const add = (context: Caller, form: TaxonomyForm) =>
  context.transact(async (trx) => {
    await lockTaxonomy(trx)
    const { tree, code } = form
    const [field] = isGrowing(tree) ? wrongTaxonomyFields(form) : (['tree'] as const)
    if (field !== undefined) return E.left(refusals.invalidInput({ field }))
    const nodes = await readNodes(trx)
    const parent = nodes.find((known) => known.tree === tree && known.code === form.parent)
    // Two levels: nothing stands below what stands below something.
    if (form.parent !== '' && parent?.parent !== null)
      return E.left(refusals.invalidInput({ field: 'parent' }))
    if (nodes.some((known) => known.tree !== 'filter' && known.code === code))
      return E.left(refusals.codeTaken({ code }))
    const node: TaxonomyNode = {
      tree,
      code,
      parent: parent?.code ?? null,
      name: taxonomyName(form),
      hidden: false,
      revision: 1,
    }
    await insertNode(trx, node)
    await noteChange(trx, context, node, { action: 'category.added', after: fieldsOf(node) })
    return E.right(node)
  })

const change = (
  context: Caller,
  at: Pick<TaxonomyNode, 'tree' | 'code'>,
  { revision, hidden, ...form }: TaxonomyChange,
) =>
  context.transact(async (trx) => {
    const { node: before } = await lockedNode(trx, at)
    if (before === undefined) return E.left(refusals.notFound())
    if (before.revision !== revision) return E.left(refusals.categoryChanged())
    const [field] = wrongTaxonomyNames(form)
    if (field !== undefined) return E.left(refusals.invalidInput({ field }))
    const node: TaxonomyNode = { ...before, name: taxonomyName(form), hidden, revision: revision + 1 }
    await updateNode(trx, node)
    await reindexGoods(trx)
    const entry = { action: 'category.changed', before: fieldsOf(before), after: fieldsOf(node) }
    await noteChange(trx, context, node, entry)
    return E.right(node)
  })

const move = (context: Caller, at: Pick<TaxonomyNode, 'tree' | 'code'>, direction: 'up' | 'down') =>
  context.transact(async (trx) => {
    const { nodes, node } = await lockedNode(trx, at)
    if (node === undefined) return E.left(refusals.notFound())
    if (await moveNode(trx, nodes, node, direction))
      await noteChange(trx, context, node, { action: 'category.moved', after: { direction } })
    return E.right(await treeOf(trx, node.tree))
  })

/** Categories, industries and filters, as operators maintain them. */
export const taxonomyHandlers = ({ db }: Platform): Handlers<typeof taxonomyEndpoints> => ({
  taxonomy: async ({ query: { tree } }) => E.right(await treeOf(db, tree)),
  addCategory: ({ body }, context) => add(context, body),
  changeCategory: ({ params, body }, context) => change(context, params, body),
  moveCategory: ({ params, body: { direction } }, context) => move(context, params, direction),
})
