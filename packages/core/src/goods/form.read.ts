import type * as t from 'io-ts'
import { lookup } from '../fp/index.ts'
import { GoodsForm } from './form.codec.ts'
import type { GoodsKind, GoodsType } from './goods.codec.ts'
import { isCompute } from './goods.rules.ts'

const typeOf = (kind: GoodsKind): GoodsType =>
  kind === 'storage' ? 'storage' : isCompute(kind) ? 'share' : 'other'

/** The form of goods of a kind before anything was typed. */
export const emptyGoodsForm = (kind: GoodsKind): GoodsForm => ({
  kind,
  type: typeOf(kind),
  resourceType: null,
  classification: { category: '', industry: [], resource: [], delivery: [], spec: [] },
  catalogueItemId: null,
  name: { zh: '', en: '' },
  summary: { zh: '', en: '' },
  description: [],
  tags: [],
  figures: [],
  specifications: [],
  params: [],
  support: [],
  cases: [],
  firstRows: '',
  limit: { amount: 1, maxAmount: 99_999_999, duration: 1, maxDuration: 99_999_999 },
  buyerLimit: null,
  skus: [],
  dependencies: [],
  shelfAt: null,
})

const fields: Readonly<Record<string, t.Mixed>> = GoodsForm.type.props

/**
 * The form that a draft holds; a field that has not the right shape is as one that was not filled in.
 * @example
 * import { readGoodsForm } from '@compute-mall/core/goods'
 *
 * readGoodsForm({ kind: 'software', tags: 1 }).tags // → []
 */
export const readGoodsForm = (record: Readonly<Record<string, unknown>>): GoodsForm => {
  const known = Object.entries(record).filter(([name, value]) => lookup(fields, name)?.is(value) === true)
  const told = Object.fromEntries(known)
  const form: unknown = { ...emptyGoodsForm('software'), ...told }
  const { kind } = GoodsForm.is(form) ? form : emptyGoodsForm('software')
  const whole: unknown = { ...emptyGoodsForm(kind), ...told }
  return GoodsForm.is(whole) ? whole : emptyGoodsForm(kind)
}
