import type { GoodsForm } from '@compute-mall/core/goods'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const inside = (value: unknown, step: string): unknown => (isRecord(value) ? value[step] : undefined)

/** What a row of a list is known by, wherever it stands. */
const keyOf = (row: unknown): unknown => inside(row, 'id') || inside(row, 'clusterId')

/** The same row of another version of a list; rows that are known by their place alone are those of the same place. */
const twinOf = (rows: readonly unknown[], row: unknown, place: string): unknown => {
  const isKnown = isRecord(row) && ('id' in row || 'clusterId' in row)
  return isKnown
    ? rows.find((other) => keyOf(other) === keyOf(row) && keyOf(row) !== '')
    : rows[Number(place)]
}

/**
 * What buyers see of a field; undefined where nothing of it is published.
 * @param path of the field in the form, e.g. `skus.0.pricing.1.price`
 */
export const publishedAt = (form: GoodsForm, published: GoodsForm, path: string): unknown =>
  path.split('.').reduce<{ readonly now: unknown; readonly before: unknown }>(
    ({ now, before }, step) => ({
      now: inside(now, step),
      before: Array.isArray(before) ? twinOf(before, inside(now, step), step) : inside(before, step),
    }),
    { now: form, before: published },
  ).before

/** What stands in the form itself. */
export const valueAt = (form: GoodsForm, path: string): unknown =>
  path.split('.').reduce<unknown>(inside, form)
