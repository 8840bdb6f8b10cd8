import type { Words } from '../codec/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { ResourceType } from '../resource/index.ts'
import type { GoodsCodeOf } from './application.codec.ts'
import type { GoodsForm } from './form.codec.ts'
import { GOODS_FORM } from './form.figures.ts'
import { goodsLeaves } from './form.leaves.ts'
import { BillingType, BillingUnit, GoodsKind, GoodsType } from './goods.codec.ts'
import type { goodsMessages } from './goods.messages.ts'

const say = messageFor<KeyOf<typeof goodsMessages>>('goods')

/** A value of a form of goods as people read it. */
export type GoodsValueView =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'message'; readonly message: Message }
  /** A code, whose name stands in another list. */
  | { readonly kind: 'code'; readonly of: GoodsCodeOf; readonly code: string }
  | { readonly kind: 'instant'; readonly at: string }
  /** A choice of a specification of the same form. */
  | { readonly kind: 'choice'; readonly specification: Words; readonly value: Words }

const codes: readonly (readonly [path: RegExp, of: GoodsCodeOf])[] = [
  [/^classification\.category$/, 'category'],
  [/^classification\.industry\./, 'industry'],
  [/^classification\.delivery\./, 'delivery'],
  [/^classification\.spec\./, 'spec'],
  [/\.clusterId$/, 'centre'],
  [/^catalogueItemId$/, 'item'],
  [/^dependencies\.\d+\.goodsId$/, 'goods'],
]

/** What the value of a choice is called, which names itself by a word of ours. */
const messageOf = (path: string, value: string): Message | null => {
  const name = path.split('.').at(-1)
  if (path === 'kind' && GoodsKind.is(value)) return say(`kind.${value}`)
  if (path === 'type' && GoodsType.is(value)) return say(`type.${value}`)
  if (name === 'billingType' && BillingType.is(value)) return say(`billing.${value}`)
  if (name === 'unit' && BillingUnit.is(value)) return say(`unit.${value}`)
  if (/^(resourceType|classification\.resource\.\d+)$/.test(path) && ResourceType.is(value))
    return { key: `resource:type.${value}` }
  if (/^limit\.max(Amount|Duration)$/.test(path) && Number(value) === GOODS_FORM.maxAmount)
    return say('value.noLimit')
  if (/^dependencies\.\d+\.required$/.test(path))
    return say(value === 'true' ? 'value.required' : 'value.useful')
  return null
}

const choiceOf = (
  { specifications }: Pick<GoodsForm, 'specifications'>,
  path: string,
  value: string,
): GoodsValueView | null => {
  const [, code] = /^skus\.\d+\.specificationValues\.(.+)$/.exec(path) ?? []
  const specification = specifications.find((one) => one.code === code)
  const chosen = specification?.values.find((one) => one.code === value)
  return specification === undefined || chosen === undefined
    ? null
    : { kind: 'choice', specification: specification.name, value: chosen.name }
}

/**
 * A value of a form as people read it: codes, figures and times by what they stand for.
 * @param path of the field, e.g. `limit.maxAmount`
 * @example
 * import { emptyGoodsForm, goodsValueView } from '@compute-mall/core/goods'
 *
 * goodsValueView(emptyGoodsForm('data'), 'kind', 'data') // → { kind: 'message', message: { key: 'goods:kind.data' } }
 */
export const goodsValueView = (
  form: Pick<GoodsForm, 'specifications'>,
  path: string,
  value: string,
): GoodsValueView => {
  const of = codes.find(([pattern]) => pattern.test(path))?.[1]
  if (of !== undefined) return { kind: 'code', of, code: value }
  if (/(^|\.)(shelfAt|expiresAt)$/.test(path)) return { kind: 'instant', at: value }
  const message = messageOf(path, value)
  if (message !== null) return { kind: 'message', message }
  return choiceOf(form, path, value) ?? { kind: 'text', text: value }
}

/** The codes in some forms that are read by names of other lists, by where they come from. */
export const goodsCodes = (
  forms: readonly GoodsForm[],
): Readonly<Record<GoodsCodeOf, ReadonlySet<string>>> => {
  const found: Record<GoodsCodeOf, Set<string>> = {
    category: new Set(),
    industry: new Set(),
    delivery: new Set(),
    spec: new Set(),
    centre: new Set(),
    item: new Set(),
    goods: new Set(),
  }
  for (const form of forms)
    for (const [path, value] of goodsLeaves(form)) {
      const view = goodsValueView(form, path, value)
      if (view.kind === 'code') found[view.of].add(view.code)
    }
  return found
}
