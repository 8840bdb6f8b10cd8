import { type PersonalFields, personalFieldsIn } from '../codec/index.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * The personal fields of all that these calls are asked and answered, as their codecs say.
 * @param calls by module and name, as the contract has them
 */
export const personalFieldsOf = (
  calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): PersonalFields =>
  personalFieldsIn(
    Object.values(calls)
      .flatMap((module) => Object.values(module))
      .flatMap(({ params, query, body, response }) => [params, query, body, response]),
  )
