import type * as t from 'io-ts'
import { decode, shapeOf } from '../codec/index.ts'
import { E } from '../fp/index.ts'

/** Where a field lies in a value. */
export type Path = readonly (string | number)[]
/** A value with one field broken, and where. */
export interface Fault {
  readonly path: Path
  readonly broken: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something that the field surely is not. */
export const wrong = (value: unknown): unknown =>
  value === null || typeof value === 'string' || Array.isArray(value)
    ? { wrong: [{}] }
    : 'a text where none belongs'

const within = (faults: readonly Fault[], step: string | number, whole: unknown): readonly Fault[] =>
  faults.map(({ path, broken }) => ({
    path: [step, ...path],
    broken: Array.isArray(whole)
      ? whole.map((item, i) => (i === step ? broken : item))
      : { ...(whole as object), [step]: broken },
  }))

/** The value with one field missing or of a wrong type, for each field that its codec names, wherever it lies. */
export const faultsOf = (codec: t.Mixed, value: unknown): readonly Fault[] => {
  const shape = shapeOf(codec)
  if (shape.kind === 'choice') {
    const fitting = shape.of.find((branch) => E.isRight(decode(branch)(value)))
    return fitting === undefined ? [] : faultsOf(fitting, value)
  }
  if (shape.kind === 'optional') return value === undefined ? [] : faultsOf(shape.codec, value)
  if ((shape.kind === 'list' || shape.kind === 'repeated') && Array.isArray(value))
    return value.flatMap((item, i) => [
      ...within([{ path: [], broken: wrong(item) }], i, value),
      ...within(faultsOf(shape.item, item), i, value),
    ])
  if (shape.kind === 'map' && isRecord(value))
    return Object.entries(value).flatMap(([name, item]) =>
      within([{ path: [], broken: wrong(item) }], name, value),
    )
  if (shape.kind !== 'record' || !isRecord(value)) return []
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const { [name]: own, ...others } = value
    const mayBeAbsent = ['optional', 'repeated'].includes(shapeOf(field).kind)
    return [
      ...(mayBeAbsent ? [] : [{ path: [name], broken: others }]),
      ...(own === undefined ? [] : within([{ path: [], broken: wrong(own) }], name, value)),
      ...within(faultsOf(field, own), name, value),
    ]
  })
}

/** The paths that a refusal names; a field is named when it is, or something in it. */
export const names = (paths: readonly string[], path: Path): boolean =>
  paths.some((named) => named === path.join('.') || named.startsWith(`${path.join('.')}.`))
