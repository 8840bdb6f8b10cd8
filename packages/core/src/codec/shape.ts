import type * as t from 'io-ts'

/** What a codec is made of, as the reference and tests look into it. */
export type Shape =
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, t.Mixed>> }
  | { readonly kind: 'list'; readonly item: t.Mixed }
  | { readonly kind: 'map'; readonly item: t.Mixed }
  | { readonly kind: 'choice'; readonly of: readonly t.Mixed[] }
  | { readonly kind: 'optional'; readonly codec: t.Mixed }
  | { readonly kind: 'repeated'; readonly item: t.Mixed; readonly most: number }
  | { readonly kind: 'words'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  /** A primitive, by the name of its codec, and what it narrows. */
  | { readonly kind: 'plain'; readonly name: string; readonly base: string; readonly text?: TextShape }

/** A text by the name of its kind, and its most UTF-16 units. */
interface TextShape {
  readonly kind: string
  readonly most: number
}

interface Parts {
  readonly _tag?: string
  readonly props?: Readonly<Record<string, t.Mixed>>
  readonly type?: t.Mixed
  readonly types?: readonly t.Mixed[]
  readonly codomain?: t.Mixed
  readonly codec?: t.Mixed
  readonly item?: t.Mixed
  readonly most?: number
  readonly values?: readonly string[]
  readonly base?: t.Mixed
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: string | number | boolean
  readonly limits?: TextShape
  /** Of a codec that contains itself. */
  readonly runDefinition?: () => t.Mixed
}

const TRANSPARENT = ['ReadonlyType', 'ExactType', 'RefinementType']

/** Looks one level into a codec, through wrappers that change nothing on the wire. */
export const shapeOf = (codec: t.Mixed): Shape => {
  const parts = codec as Parts
  if (parts.runDefinition !== undefined) return shapeOf(parts.runDefinition())
  if (parts.type !== undefined && TRANSPARENT.includes(parts._tag ?? '')) return shapeOf(parts.type)
  if (parts.props !== undefined) return { kind: 'record', fields: parts.props }
  if (parts.types !== undefined && parts._tag === 'UnionType') return { kind: 'choice', of: parts.types }
  if (parts.types !== undefined)
    return { kind: 'record', fields: Object.assign({}, ...parts.types.map(fieldsOf)) }
  if (parts.codomain !== undefined) return { kind: 'map', item: parts.codomain }
  if (parts.type !== undefined) return { kind: 'list', item: parts.type }
  if (parts.codec !== undefined) return { kind: 'optional', codec: parts.codec }
  if (parts.item !== undefined) return { kind: 'repeated', item: parts.item, most: parts.most ?? 0 }
  if (parts.values !== undefined) return { kind: 'words', values: parts.values }
  return narrowed(codec, parts)
}

const narrowed = (codec: t.Mixed, { minimum, maximum, value, base, limits }: Parts): Shape => {
  if (minimum !== undefined && maximum !== undefined) return { kind: 'range', minimum, maximum }
  if (value !== undefined) return { kind: 'literal', value }
  const plain = { kind: 'plain', name: codec.name, base: base?.name ?? codec.name } as const
  return limits === undefined ? plain : { ...plain, text: limits }
}

/** The fields of a codec that is a record; none of any other. */
export const fieldsOf = (codec: t.Mixed): Readonly<Record<string, t.Mixed>> => {
  const shape = shapeOf(codec)
  return shape.kind === 'record' ? shape.fields : {}
}
