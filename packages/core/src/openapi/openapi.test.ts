import { describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { openApiDocument } from './index.ts'

const document = openApiDocument()
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

describe('the OpenAPI document', () => {
  it('has every call of the contract', () => {
    const calls = Object.entries(contract).flatMap(([module, endpoints]) =>
      Object.keys(endpoints).map((name) => `${module}.${name}`),
    )
    expect(operations.map((one) => (one as { operationId: string }).operationId).toSorted()).toEqual(
      calls.toSorted(),
    )
  })

  it('refers to nothing that is not there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([\w.]+)"/g)]
    const { components } = document
    const missing = refs.filter(
      ([, part = '', name = '']) => !(name in (components[part as keyof typeof components] ?? {})),
    )
    expect(missing).toEqual([])
    expect(refs.length).toBeGreaterThan(100)
  })

  it('tells the limits of what is sent', () => {
    const search = document.paths['/search/goods/v1/full-text']?.post
    expect(search).toMatchObject({
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/SearchRequest' } },
        },
      },
    })
    expect(document.components.schemas.SearchRequest).toMatchObject({
      properties: {
        query: {
          properties: {
            keyWords: { type: 'string', maxLength: 100 },
            pageSize: { type: 'integer', minimum: 1, maximum: 120 },
          },
          required: ['pageNum', 'pageSize'],
        },
      },
      required: ['query'],
    })
  })
})
