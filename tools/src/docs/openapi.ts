import { shapeOf } from '@compute-mall/core/codec'
import { contract } from '@compute-mall/core/contract'
import {
  type Access,
  answersWithFile,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  Nothing,
  PRODUCT_VERSION,
  VERSION_HEADER,
} from '@compute-mall/core/http'
import type * as t from 'io-ts'
import type { Page } from './page.ts'

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
type Schema = Readonly<Record<string, unknown>>

/** Formats and patterns of the codecs that narrow a text or a number; any other is told by its name alone. */
const narrowed: Readonly<Record<string, Schema>> = {
  Integer: { type: 'integer' },
  Count: { type: 'integer', minimum: 0 },
  IntegerFromText: { type: 'integer' },
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
  const length = /^Text\((\d+)\)$/.exec(name)?.[1]
  if (length !== undefined) return { type: 'string', maxLength: Number(length) }
  if (primitives.includes(name)) return { type: name }
  if (primitives.includes(base)) return { type: base, title: name }
  throw new Error(`The reference knows no schema for the codec ${name}: add it to openapi.ts.`)
}

const isOptional = (codec: t.Mixed) => ['optional', 'repeated'].includes(shapeOf(codec).kind)

const recordSchema = (fields: Readonly<Record<string, t.Mixed>>, named: Names): Schema => {
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name] as t.Mixed))
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, named(field)])),
    ...(required.length > 0 && { required }),
  }
}

/** How one codec refers to another: by its name where it has one, else in place. */
type Names = (codec: t.Mixed) => Schema

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

/** Codecs with a name of their own stand once among the components. */
const componentsOf = () => {
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

const fieldsIn = (codec: t.Mixed): Readonly<Record<string, t.Mixed>> => {
  const shape = shapeOf(codec)
  return shape.kind === 'record' ? shape.fields : {}
}

const parametersOf = ({ params, query, effect }: Endpoint, named: Names) => [
  ...Object.entries(fieldsIn(params)).map(([name, field]) => ({
    name,
    in: 'path',
    required: true,
    schema: named(field),
  })),
  ...Object.entries(fieldsIn(query)).map(([name, field]) => ({
    name,
    in: 'query',
    required: !isOptional(field),
    schema: named(field),
  })),
  ...(effect === 'read' ? [] : [{ $ref: '#/components/parameters/version' }]),
  ...(effect === 'keyedChange' ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
]

const mediaTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const

const whoMay = (access: Access): string => {
  switch (access.kind) {
    case 'anyone':
      return 'Anyone.'
    case 'signedIn':
      return 'Whoever is signed in.'
    case 'withRole':
      return `Roles: ${access.roles.join(', ')}.`
    case 'shopOrRole':
      return `Merchants, and roles: ${access.roles.join(', ')}.`
    case 'withDuty':
      return `Of a shop, with a duty: ${access.duties.join(', ')}.`
  }
}

const envelopeAnswer = (data: Schema) => ({
  description: 'The envelope: code 0 with the data, or the code of a refusal.',
  content: {
    'application/json': {
      schema: {
        anyOf: [
          {
            type: 'object',
            properties: { code: { const: '0' }, msg: { type: 'string' }, data },
            required: ['code', 'msg', 'data'],
          },
          { $ref: '#/components/schemas/Refusal' },
        ],
      },
    },
  },
})

const fileAnswer = {
  description: 'The file itself; the envelope where it is refused.',
  content: {
    '*/*': { schema: { type: 'string', contentEncoding: 'binary' } },
    'application/json': { schema: { $ref: '#/components/schemas/Refusal' } },
  },
}

const operation = (module: string, name: string, endpoint: Endpoint, named: Names) => {
  const { body, encoding, response, access, effect } = endpoint
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    description: `${whoMay(access)} ${effect === 'read' ? 'A read: may be aborted and repeated.' : 'A change: kept when the page is left.'}`,
    parameters: parametersOf(endpoint, named),
    ...(body !== Nothing && {
      requestBody: { required: true, content: { [mediaTypes[encoding]]: { schema: named(body) } } },
    }),
    responses: {
      200: answersWithFile(endpoint) ? fileAnswer : envelopeAnswer(named(response)),
      default: { $ref: '#/components/responses/Refusal' },
    },
    security: access.kind === 'anyone' ? [] : [{ session: [] }],
  }
}

const refusal: Schema = {
  type: 'object',
  properties: {
    code: { type: 'string', not: { const: '0' } },
    msg: { type: 'string' },
    data: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
  required: ['code', 'msg', 'data'],
}

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => {
  const { schemas, named } = componentsOf()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [module, endpoints] of Object.entries<Readonly<Record<string, Endpoint>>>(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(module, name, endpoint, named),
      }
    }
  const componentSchemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...Object.fromEntries(schemas),
    Refusal: refusal,
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Compute Mall',
      version: PRODUCT_VERSION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas,
      responses: {
        Refusal: {
          description: 'A refusal of transport, e.g. of a dead session or a body that is too large.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      parameters: {
        version: {
          name: VERSION_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', examples: [PRODUCT_VERSION] },
        },
        idempotencyKey: {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

export const openApi = (): Page => ({
  file: 'openapi.json',
  text: `${JSON.stringify(openApiDocument(), null, 2)}\n`,
})
