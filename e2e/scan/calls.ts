import { shapeOf } from '@compute-mall/core/codec'
import { contract } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Endpoint } from '@compute-mall/core/http'
import type * as t from 'io-ts'

const SAMPLES = ['a1', '1', 'true', '2026-01-01', '2026-01', '2026-01-01T00:00:00.000Z']

const textOf = (codec: t.Mixed): string => {
  const shape = shapeOf(codec)
  if (shape.kind === 'words') return shape.values[0] ?? ''
  if (shape.kind === 'range') return String(shape.minimum)
  if (shape.kind === 'optional') return textOf(shape.codec)
  if (shape.kind === 'repeated' || shape.kind === 'list') return textOf(shape.item)
  return SAMPLES.find((text) => E.isRight(codec.decode(text))) ?? 'a1'
}

const marked = (codec: t.Mixed): string => {
  const shape = shapeOf(codec)
  if (shape.kind !== 'record') return ''
  return Object.entries(shape.fields)
    .map(([name, field]) => `${name}=${encodeURIComponent(textOf(field))}*`)
    .join('&')
}

/** Every call with parameters, a value in each and `*` behind it: there a scanner puts what it tries. */
export const scannedCalls = () =>
  Object.entries(contract).flatMap(([module, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([name, { method, path: pattern, query, body: form }]) => {
      const [asked, body] = [marked(query), marked(form)]
      const path = pattern.replaceAll(/:\w+/g, 'a1*') + (asked && `?${asked}`)
      return path.includes('*') || body !== '' ? [{ id: `${module}.${name}`, method, path, body }] : []
    }),
  )
