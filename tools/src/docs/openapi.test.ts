import { openApiDocument } from '@compute-mall/core/openapi'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'

it('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(openApiDocument()))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})
