import { E } from '@compute-mall/core/fp'
import type { GoodsEvent, GoodsForm } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { FieldReason } from '@compute-mall/core/review'
import { DAY_MS } from '@compute-mall/core/time'
import { saveDraft } from '@compute-mall/server/form'
import {
  beginGoods,
  decideGoods,
  feature,
  forceOffGoods,
  lastApplication,
  lockLife,
  noteDraft,
  publishedForm,
  revokeGoods,
  setShelfTime,
  submitGoods,
  takeGoodsStep,
} from '@compute-mall/server/goods'
import type { Database } from '@compute-mall/server/platform/database'
import type { Vault } from '@compute-mall/server/platform/vault'
import { submissionOf } from '@compute-mall/server/review'
import { goodsSurroundings } from '@compute-mall/server/search'
import type { Transaction } from 'kysely'

type Trx = Transaction<Database>

/** @throws Error when the demonstration breaks a rule of its own */
const demand = <A>(answer: E.Either<Refusal, A>): A => {
  if (E.isLeft(answer)) throw new Error(`goods seed: ${JSON.stringify(answer.left)}`)
  return answer.right
}

const actor = (source: 'seller' | 'staff' | 'job', now: Date) => {
  const name = source === 'seller' ? 'seller' : 'reviewer'
  return { actorId: `u-${name}`, actor: name, source, role: '', requestId: null, now } as const
}

/** What sellers and operations do with goods, as their calls do it. */
const actionsOf = (trx: Trx, vault: Vault, now: Date) => {
  const seller = actor('seller', now)
  const locked = async (goodsId: string) => {
    const row = await lockLife(trx, goodsId)
    if (row === undefined) throw new Error(`goods seed: there are no goods ${goodsId}`)
    return row
  }
  const step = async (goodsId: string, event: GoodsEvent, source: 'seller' | 'job' = 'seller') =>
    demand(await takeGoodsStep(trx, await locked(goodsId), event, actor(source, now)))
  const save = async (goodsId: string, form: GoodsForm, revision: number) => {
    const row = await locked(goodsId)
    const draft = { owner: `goods:${goodsId}`, form: 'goods', revision, record: { ...form } }
    await saveDraft(trx, { ...draft, savedBy: seller.actorId, now })
    await noteDraft(trx, row, form, now)
    if (row.review !== 'draft') await step(goodsId, { type: 'draft.changed' })
  }
  const submit = async (goodsId: string, revision: number) =>
    demand(
      await submitGoods(trx, await locked(goodsId), {
        revision,
        answers: {},
        by: seller,
        vault,
        taxonomy: goodsSurroundings.taxonomy,
        now,
      }),
    )
  const decide = async (goodsId: string, reasons: readonly FieldReason[]) => {
    const application = await lastApplication(trx, goodsId)
    demand(
      await decideGoods(trx, application?.id ?? '', {
        approves: reasons.length === 0,
        revision: (await submissionOf(trx, application?.id ?? '')).revision,
        reason: null,
        reasons,
        by: actor('staff', now),
        retailerId: null,
        regionWords: goodsSurroundings.regionWords,
      }),
    )
  }
  return { seller, locked, step, save, submit, decide }
}

const renamed = (form: GoodsForm, zh: string, en: string): GoodsForm => ({
  ...form,
  name: { zh: `${form.name.zh}${zh}`, en: `${form.name.en}${en}` },
})

/** The goods of shop 1001 that are on the shelf, as they are published. */
const ownForms = async (trx: Trx): Promise<readonly (readonly [id: string, form: GoodsForm])[]> => {
  const rows = await trx
    .selectFrom('goods')
    .select('id')
    .where('shop_id', '=', '1001')
    .where('display', '=', true)
    .orderBy('id')
    .execute()
  const forms = await Promise.all(rows.map(async ({ id }) => [id, await publishedForm(trx, id)] as const))
  return forms.flatMap(([id, form]) => (form === null ? [] : [[id, form] as const]))
}

const REFUSED: readonly FieldReason[] = [
  { field: 'skus.0.pricing.0.price', code: 'mismatch', text: '价格与说明中的包月价格不一致，请核对。' },
  { field: 'description.0.zh', code: 'misleading', text: '“业内第一”没有依据，请删除或注明来源。' },
]

/** What the demonstration's merchant, whose shop is 1001, has asked for: goods in each state of shelf and review. */
export const seedGoodsLives = async (trx: Trx, vault: Vault, now: Date): Promise<void> => {
  const daysAgo = (days: number) => actionsOf(trx, vault, new Date(now.getTime() - days * DAY_MS))
  const own = await ownForms(trx)
  const nth = (place: number) => {
    const found = own[place]
    if (found === undefined) throw new Error(`goods seed: shop 1001 has no goods ${place}`)
    return { id: found[0], form: found[1] }
  }
  const change = async (place: number, days: number) => {
    const { id, form } = nth(place)
    await daysAgo(days).save(id, renamed(form, '（新版）', ' (new edition)'), 0)
    return id
  }
  const handIn = async (place: number, days: number) => {
    const id = await change(place, days)
    await daysAgo(days).submit(id, 1)
    return id
  }
  await handIn(0, 1)
  await daysAgo(1).decide(await handIn(1, 2), REFUSED)
  await change(2, 3)
  const revoked = await handIn(3, 4)
  demand(await revokeGoods(trx, await daysAgo(3).locked(revoked), daysAgo(3).seller))
  await daysAgo(4).decide(await handIn(4, 5), [])
  demand(
    await forceOffGoods(trx, nth(5).id, {
      reason: 'notAllowed: 宣传用语违反广告法，请修改后重新提交。',
      by: actor('staff', now),
      retailerId: null,
    }),
  )
  await daysAgo(6).step(nth(6).id, { type: 'goods.unshelved' })
  const failed = nth(7).id
  await daysAgo(7).step(failed, { type: 'goods.unshelved' })
  await daysAgo(7).step(failed, { type: 'goods.shelved' })
  await daysAgo(7).step(failed, { type: 'shelving.begun' }, 'job')
  await daysAgo(7).step(failed, { type: 'shelving.failed', reason: 'noCentre' }, 'job')
  const waiting = nth(8).id
  const today = daysAgo(0)
  await today.step(waiting, { type: 'goods.unshelved' })
  const shelfAt = new Date(now.getTime() + 5 * DAY_MS).toISOString()
  demand(await setShelfTime(trx, await today.locked(waiting), today.seller, shelfAt))
  await today.step(waiting, { type: 'goods.shelved' })
  for (const place of [9, 10, 11])
    demand(await feature(trx, await today.locked(nth(place).id), today.seller, true))
  await seedPublications(trx, { days: daysAgo, form: nth(0).form })
}

/** Goods that nobody has seen yet: one waits for its review, one was refused, one is still a draft. */
const seedPublications = async (
  trx: Trx,
  { days, form }: { readonly days: (ago: number) => ReturnType<typeof actionsOf>; readonly form: GoodsForm },
): Promise<void> => {
  for (const [place, reasons] of ([[], REFUSED, null] as const).entries()) {
    const { seller, save, submit, decide } = days(place + 1)
    const begun = demand(await beginGoods(trx, { kind: form.kind }, { shopId: '1001', by: seller }))
    const fresh = renamed(form, `（首发${place + 1}）`, ` (first edition ${place + 1})`)
    const skus = form.skus.map((sku, i) => ({ ...sku, sn: `FIRST-${place + 1}-${i + 1}` }))
    await save(begun.goodsId, { ...fresh, skus }, 1)
    if (reasons === null) continue
    await submit(begun.goodsId, 2)
    if (reasons.length > 0) await decide(begun.goodsId, reasons)
  }
}
