import type * as t from 'io-ts'
import { shapeOf } from '../codec/index.ts'

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>

/** Formats and patterns of the codecs that narrow a text or a number; any other is told by its name alone. */
const narrowed: Readonly<Record<string, Schema>> = {
  Integer: { type: 'integer' },
  Count: { type: 'integer', minimum: 0 },
  IntegerFromText: { type: 'integer', format: 'int32' },
  BooleanFromText: { type: 'boolean' },
  Id: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  Instant: { type: 'string', format: 'date-time' },
  Money: { type: 'string', pattern: '^-?\\d{1,12}(\\.\\d{1,4})?$' },
  FilePart: { type: 'string', contentMediaType: 'application/octet-stream' },
  Record: { type: 'string', contentMediaType: 'application/json' },
  unknown: {},
  null: { type: 'null' },
}
const primitives = ['string', 'number', 'boolean']

const plainSchema = (name: string, base: string): Schema => {
  const known = narrowed[name]
  if (known !== undefined) return known
  const length = /^(?:Text|Line|Reason|Typed|Keyword)\((\d+)\)$/.exec(name)?.[1]
  if (length !== undefined) return { type: 'string', maxLength: Number(length) }
  if (primitives.includes(name)) return { type: name }
  if (primitives.includes(base)) return { type: base, title: name }
  throw new Error(`There is no schema for the codec ${name}: add it to openapi.schema.ts.`)
}

export const isOptional = (codec: t.Mixed) => ['optional', 'repeated'].includes(shapeOf(codec).kind)

const recordSchema = (fields: Readonly<Record<string, t.Mixed>>, named: Names): Schema => {
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name] as t.Mixed))
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, named(field)])),
    ...(required.length > 0 && { required }),
  }
}

/** How one codec refers to another: by its name where it has one, else in place. */
export type Names = (codec: t.Mixed) => Schema

const schemaOf = (codec: t.Mixed, named: Names): Schema => {
  const shape = shapeOf(codec)
  switch (shape.kind) {
    case 'record':
      return recordSchema(shape.fields, named)
    case 'list':
      return { type: 'array', items: named(shape.item) }
    case 'repeated':
      return { type: 'array', items: named(shape.item), maxItems: shape.most }
    case 'map':
      return { type: 'object', additionalProperties: named(shape.item) }
    case 'choice':
      return { anyOf: shape.of.map(named) }
    case 'optional':
      return named(shape.codec)
    case 'words':
      return { type: 'string', enum: shape.values }
    case 'range':
      return { type: 'integer', minimum: shape.minimum, maximum: shape.maximum }
    case 'literal':
      return { const: shape.value }
    case 'plain':
      return plainSchema(shape.name, shape.base)
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Codecs with a name of their own stand once among the components.
 * @throws when two codecs that differ have one name, or a codec has no schema
 */
export const componentsOf = () => {
  const schemas = new Map<string, Schema>()
  const owners = new Map<string, t.Mixed>()
  const named: Names = (codec) => {
    if (!/^[A-Z]\w*$/.test(codec.name) || codec.name in narrowed) return schemaOf(codec, named)
    if (owners.get(codec.name) === undefined) {
      // Taken before it is filled, so that a codec which contains itself ends.
      owners.set(codec.name, codec)
      schemas.set(codec.name, schemaOf(codec, named))
    } else if (owners.get(codec.name) !== codec && !isSame(schemas.get(codec.name), schemaOf(codec, named)))
      throw new Error(`Two codecs that differ are called ${codec.name}.`)
    return { $ref: `#/components/schemas/${codec.name}` }
  }
  return { schemas, named }
}
