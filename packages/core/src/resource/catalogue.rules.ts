import type { Refusal } from '../http/index.ts'
import type { CatalogueItem } from './catalogue.codec.ts'
import { resourceRefusals } from './resource.errors.ts'

/** A number as it is compared: without blanks at its ends, in capitals. */
export const tidiedNumber = (resourceNumber: string): string => resourceNumber.trim().toUpperCase()

/** Letters, digits, `-`, `_` and `.`, 2 to 64 of them (D28). */
const NUMBER = /^[A-Z\d][A-Z\d._-]{1,63}$/

type Numbered = Pick<CatalogueItem, 'itemId' | 'resourceNumber'>

/** A resource number is unique (R5.11, R8.04); `others` are the items that the catalogue has. */
export const numberRefusals = (item: Numbered, others: readonly Numbered[]): readonly Refusal[] => {
  const number = tidiedNumber(item.resourceNumber)
  if (!NUMBER.test(number)) return [resourceRefusals.numberInvalid()]
  const isTaken = others.some(
    ({ itemId, resourceNumber }) => itemId !== item.itemId && tidiedNumber(resourceNumber) === number,
  )
  return isTaken ? [resourceRefusals.numberTaken({ number })] : []
}

/** At least one specification remains (R5.11). */
export const specificationRefusals = (specifications: CatalogueItem['specifications']): readonly Refusal[] =>
  specifications.length === 0 ? [resourceRefusals.specificationMissing()] : []

/** The catalogue is administered by operations with that right (section 6; R1.07, R6.06). */
export const administersCatalogue = (roles: ReadonlySet<string>): boolean => roles.has('admin')
