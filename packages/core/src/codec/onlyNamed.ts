import type * as t from 'io-ts'
import { type Shape, shapeOf } from './shape.ts'

type Strip = (value: unknown) => unknown

const flat = (codec: t.Mixed): readonly Shape[] => {
  const shape = shapeOf(codec)
  if (shape.kind === 'choice') return shape.of.flatMap(flat)
  return shape.kind === 'optional' ? flat(shape.codec) : [shape]
}

const lazily = (make: () => Strip): Strip => {
  let made: Strip | undefined
  return (value) => {
    made ??= make()
    return made(value)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** What any of these codecs names; a field that several name is stripped by all of them together. */
const stripFor = (codecs: readonly t.Mixed[]): Strip => {
  const shapes = codecs.flatMap(flat)
  const items = shapes.flatMap((shape) =>
    shape.kind === 'list' || shape.kind === 'repeated' ? shape.item : [],
  )
  const values = shapes.flatMap((shape) => (shape.kind === 'map' ? shape.item : []))
  const records = shapes.flatMap((shape) => (shape.kind === 'record' ? [shape.fields] : []))
  const itemOf = lazily(() => stripFor(items))
  const eachOf = lazily(() => stripFor(values))
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))].map((name) => {
    const named = records.flatMap((record) => record[name] ?? [])
    return [name, lazily(() => stripFor(named))] as const
  })
  return (value) => {
    if (Array.isArray(value)) return items.length > 0 ? value.map(itemOf) : value
    if (!isRecord(value)) return value
    if (fields.length > 0)
      return Object.fromEntries(
        fields.flatMap(([name, strip]) => (Object.hasOwn(value, name) ? [[name, strip(value[name])]] : [])),
      )
    return values.length > 0
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, eachOf(each)]))
      : value
  }
}

/**
 * Strips what a codec has encoded of all fields that the codec does not name, at every depth: a column of the database
 * that a handler passes on stays on the server (R3.01).
 */
export const onlyNamed = (codec: t.Mixed): Strip => stripFor([codec])
