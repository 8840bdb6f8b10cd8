import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { decode, onlyNamed, shapeOf } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { answersWithFile, type Endpoint } from '../http/index.ts'
import { contract } from './index.ts'

const calls = Object.entries(contract)
  .flatMap(([module, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, call]) => [`${module}.${name}`, call] as const),
  )
  .filter(([, call]) => !answersWithFile(call))

/** Deeper than any answer but those that contain themselves. */
const DEEPEST = 12
const COLUMN = { password_hash: 'x' }

/** A value with every field that a codec names, of a choice for each part, and more in each record. */
const samplesOf = (codec: t.Mixed, more: object, depth = 0): readonly unknown[] => {
  const shape = shapeOf(codec)
  const within = (part: t.Mixed) => (depth > DEEPEST ? [] : samplesOf(part, more, depth + 1))
  if (shape.kind === 'choice') return shape.of.flatMap(within)
  if (shape.kind === 'optional') return within(shape.codec)
  if (shape.kind === 'list' || shape.kind === 'repeated') return [within(shape.item)]
  if (shape.kind === 'map') return within(shape.item).map((value) => ({ key: value }))
  if (shape.kind !== 'record') return ['text']
  const fields = Object.entries(shape.fields).map(([name, field]) => [name, within(field)] as const)
  const most = Math.max(1, ...fields.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, at) => ({
    ...Object.fromEntries(fields.map(([name, values]) => [name, values[at] ?? values[0]])),
    ...more,
  }))
}

/** Places whose codec takes a record without naming its fields. */
const opaqueIn = (codec: t.Mixed, path: string, depth = 0): readonly string[] => {
  const shape = shapeOf(codec)
  if (depth > DEEPEST) return []
  const within = (part: t.Mixed, name = '') =>
    opaqueIn(part, name === '' ? path : `${path}.${name}`, depth + 1)
  if (shape.kind === 'choice') return shape.of.flatMap((part) => within(part))
  if (shape.kind === 'optional') return within(shape.codec)
  if (shape.kind === 'list' || shape.kind === 'repeated' || shape.kind === 'map') return within(shape.item)
  if (shape.kind === 'record')
    return Object.entries(shape.fields).flatMap(([name, field]) => within(field, name))
  return E.isRight(decode(codec)(COLUMN)) ? [path] : []
}

/** Stored snapshots that are answered unchanged: lines of the audit log and drafts of forms. */
const AS_IT_STOOD = ['draft.record', 'history.after', 'history.before', 'records.after', 'records.before']

describe('the answers of the contract', () => {
  it.each(calls)('[R3.01] %s leaves columns of the database on the server', (_, { response }) => {
    const strip = onlyNamed(response)
    expect(samplesOf(response, COLUMN).map(strip)).toEqual(samplesOf(response, {}))
  })

  it('[R3.01] name the fields of each record in them, but for audit lines and drafts', () => {
    expect(calls.length).toBeGreaterThan(300)
    const places = calls.flatMap(([name, { response }]) => opaqueIn(response, name))
    expect([...new Set(places.map((place) => place.split('.').slice(-2).join('.')))].sort()).toEqual(
      AS_IT_STOOD,
    )
  })
})
