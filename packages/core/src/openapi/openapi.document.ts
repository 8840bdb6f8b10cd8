import type * as t from 'io-ts'
import { shapeOf } from '../codec/index.ts'
import { contract } from '../contract/index.ts'
import {
  type Access,
  answersWithFile,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  Nothing,
  PRODUCT_VERSION,
  VERSION_HEADER,
} from '../http/index.ts'
import { componentsOf, isOptional, type Names, type Schema } from './openapi.schema.ts'

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
    case 'goods':
      return 'Whoever is signed in; anyone with GOODS_ACCESS=public.'
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
    security: access.kind === 'anyone' ? [] : [{ session: [] }, ...(access.kind === 'goods' ? [{}] : [])],
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

/**
 * The contract as an OpenAPI 3.1 document, to be served or written as JSON.
 * @throws when a codec of the contract has no schema
 */
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
