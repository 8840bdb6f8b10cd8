import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  applicationKind,
  cleanedGoodsForm,
  type GoodsCheck,
  type GoodsForm,
  type GoodsProblem,
  readGoodsForm,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { changedFields, type FieldChange, unansweredFields } from '@compute-mall/core/review'
import type { Selectable } from 'kysely'
import type { AuditActor } from '../../audit/index.ts'
import { discardDraft, findDraft } from '../../form/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/vault.ts'
import { closeSubmission, enterSubmission, reasonsOf } from '../../review/index.ts'
import type { GoodsTables } from '../goods.tables.ts'
import { publishedForm, withIds } from './forms.ts'
import { findLife, type LifeRow, lifeOf, takeGoodsStep } from './lives.ts'
import { problemsOf, type Taxonomy } from './problems.ts'
import { write } from './write.ts'

/** The form whose drafts are goods; its subject is their number. */
export const GOODS_DRAFT = 'goods'
/** The owner by which the draft of goods is kept. */
export const draftOwner = (goodsId: string): string => `goods:${goodsId}`

export type ApplicationRow = Selectable<GoodsTables['goods_applications']>

/** What was handed in last for goods. */
export const lastApplication = (db: Db, goodsId: string): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('goods_applications')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The refused application that the next one has to answer (W10): what was taken back in between nobody has reviewed. */
export const standingRefusal = async (db: Db, goodsId: string): Promise<ApplicationRow | undefined> => {
  const row = await db
    .selectFrom('goods_applications')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .where('state', '<>', 'revoked')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.state === 'refused' ? row : undefined
}

/** Against what differences are told: what is published, or nothing. */
export const changesTo = (published: GoodsForm | null, form: GoodsForm): readonly FieldChange[] =>
  changedFields(withoutIds(published), withoutIds(form))

/** Ids are ours; a reviewer reads what the seller wrote. */
const withoutIds = (form: GoodsForm | null): object =>
  form === null
    ? {}
    : {
        ...form,
        skus: form.skus.map(({ id: _, pricing, ...sku }) => ({
          ...sku,
          pricing: pricing.map(({ id: __, ...price }) => price),
        })),
      }

interface Judging {
  readonly taxonomy: Taxonomy
  readonly now: Date
}

/** What the draft of goods lacks, and what it would change. */
export const checkDraft = async (
  db: Db,
  row: LifeRow,
  judging: Judging,
): Promise<E.Either<Refusal, GoodsCheck>> => {
  const draft = await findDraft(db, draftOwner(row.goods_id), GOODS_DRAFT, judging.now)
  const published = await publishedForm(db, row.goods_id)
  const form = draft === null ? published : readGoodsForm(draft.record)
  if (form === null) return E.left(refusals.goodsStateConflict())
  const subject = { goodsId: row.goods_id, shopId: row.shop_id }
  return E.right({
    problems: await problemsOf(db, form, subject, judging),
    changes: changesTo(published, form),
  })
}

/** Refused fields that were neither changed nor answered (W10). */
const unanswered = async (
  trx: Db,
  goodsId: string,
  form: GoodsForm,
  answers: Readonly<Record<string, string>>,
): Promise<readonly GoodsProblem[]> => {
  const refusal = await standingRefusal(trx, goodsId)
  if (refusal === undefined) return []
  const refused = (await reasonsOf(trx, refusal.id)).map(({ field }) => field)
  const changes = changesTo(readGoodsForm(refusal.record), form)
  return unansweredFields(refused, changes, answers).map((field) => ({
    field,
    code: 'unanswered',
    most: null,
  }))
}

const invalid = (problems: readonly GoodsProblem[]): Refusal =>
  refusals.goodsInvalid({ fields: [...new Set(problems.map(({ field }) => field))].join(',') })

/** What is handed in, by whom. */
export interface Submitting extends Judging {
  readonly revision: number
  readonly answers: Readonly<Record<string, string>>
  readonly by: AuditActor & { readonly actorId: string }
  readonly vault: Vault
}

/**
 * Hands in the draft of goods that are locked, as a snapshot that never changes. Refusals: MALL10008, MALL10005 without
 * a draft, DRAFT10001, MALL10006 with the fields.
 */
export const submitGoods = async (
  trx: Db,
  row: LifeRow,
  { revision, answers, by, vault, ...judging }: Submitting,
): Promise<E.Either<Refusal, void>> => {
  const { goods_id: goodsId, shop_id: shopId } = row
  if (row.review === 'pending') return E.left(refusals.applicationPending())
  const draft = await findDraft(trx, draftOwner(goodsId), GOODS_DRAFT, judging.now)
  if (draft === null) return E.left(refusals.goodsStateConflict())
  if (draft.revision !== revision)
    return E.left(
      refusals.draftConflict({
        revision: draft.revision,
        savedAt: draft.savedAt,
        record: JSON.stringify(draft.record),
      }),
    )
  const base = await publishedForm(trx, goodsId)
  const read = cleanedGoodsForm(readGoodsForm(draft.record))
  const form = withIds(base === null ? read : { ...read, kind: base.kind }, base)
  const problems = [
    ...(await problemsOf(trx, form, { goodsId, shopId }, judging)),
    ...(await unanswered(trx, goodsId, form, answers)),
  ]
  if (problems.length > 0) return E.left(invalid(problems))
  const taken = await takeGoodsStep(trx, row, { type: 'application.submitted' }, by)
  if (E.isLeft(taken)) return taken
  const id = newId()
  await write(trx)
    .insertInto('goods_applications')
    .values({
      id,
      goods_id: goodsId,
      shop_id: shopId,
      kind: applicationKind(lifeOf(row)),
      state: 'pending',
      reason: null,
      record: form,
      base,
      changed_fields: changesTo(base, form).length,
      answers,
      changed_at: judging.now,
    })
    .execute()
  await enterSubmission(trx, vault, {
    id,
    kind: 'goods',
    subjectId: goodsId,
    content: { form, answers },
    submittedBy: by.actorId,
    now: judging.now,
  })
  await discardDraft(trx, draftOwner(goodsId), GOODS_DRAFT)
  return E.right(undefined)
}

/** Notes what became of an application. */
export const closeApplication = async (
  trx: Db,
  id: string,
  state: 'revoked' | 'refused' | 'passed',
  reason: string | null,
): Promise<void> => {
  await write(trx).updateTable('goods_applications').set({ state, reason }).where('id', '=', id).execute()
}

/** Takes the application of goods that are locked back. Refusal: MALL10005. */
export const revokeGoods = async (
  trx: Db,
  row: LifeRow,
  by: AuditActor,
): Promise<E.Either<Refusal, void>> => {
  const taken = await takeGoodsStep(trx, row, { type: 'application.revoked' }, by)
  if (E.isLeft(taken)) return taken
  const last = await lastApplication(trx, row.goods_id)
  if (last === undefined) throw new Error(`goods ${row.goods_id} are pending without an application`)
  await closeApplication(trx, last.id, 'revoked', null)
  await closeSubmission(trx, last.id, by.now)
  return E.right(undefined)
}

/** The life of goods of one's own shop; undefined for any other, as if there were none (D1). */
export const findOwn = async (db: Db, goodsId: string, shopId: string): Promise<LifeRow | undefined> => {
  const row = await findLife(db, goodsId)
  return row?.shop_id === shopId ? row : undefined
}
