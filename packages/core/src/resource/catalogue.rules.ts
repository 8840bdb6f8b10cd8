import { cleanLine, isBlank } from '../codec/index.ts'
import { type Refusal, systemRefusals } from '../http/index.ts'
import type { CatalogueForm, CatalogueItem } from './catalogue.codec.ts'
import { type CatalogueEvent, type CatalogueLife, isCatalogueEventAllowed } from './catalogue.machine.ts'
import { resourceRefusals } from './resource.errors.ts'

/** A number as it is compared: without blanks at its ends, in capitals. */
export const tidiedNumber = (resourceNumber: string): string => cleanLine(resourceNumber).toUpperCase()

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

/**
 * Why an event of an item's life cannot happen now; nothing when it can, or when it would change nothing: to enable what
 * is enabled is no mistake.
 */
export const catalogueRefusals = (life: CatalogueLife, event: CatalogueEvent): readonly Refusal[] => {
  if (isCatalogueEventAllowed(life, event)) return []
  switch (event.type) {
    case 'item.disabled':
      return []
    case 'item.enabled':
      return life.status === 'enabled' ? [] : [resourceRefusals.specificationMissing()]
    case 'specification.added':
      return [resourceRefusals.specificationTaken({ code: event.code })]
    case 'specification.removed':
      return life.codes.includes(event.code)
        ? [resourceRefusals.specificationMissing()]
        : [systemRefusals.notFound()]
  }
}

/** Fields of an item's form without which it cannot be saved. */
export type CatalogueRequired = 'nameZh' | 'resourceType' | 'clusterId'
const REQUIRED: readonly CatalogueRequired[] = ['nameZh', 'resourceType', 'clusterId']

/** The required fields that a form leaves empty. */
export const missingCatalogueFields = (
  form: Readonly<Record<CatalogueRequired, string>>,
): readonly CatalogueRequired[] => REQUIRED.filter((field) => isBlank(form[field]))

/** Names as they are kept: English is Chinese where it was left out (W16). */
export const catalogueName = ({
  nameZh,
  nameEn,
}: Pick<CatalogueForm, 'nameZh' | 'nameEn'>): CatalogueItem['name'] => ({
  zh: nameZh.trim(),
  en: nameEn.trim() || nameZh.trim(),
})

/** The most goods that the usage of an item names. */
export const MAX_USAGE_ROWS = 20

/** The most lines of its history that an item is shown with. */
export const MAX_HISTORY_ROWS = 50

/** The catalogue is administered by operations with that right (section 6; R1.07, R6.06). */
export const administersCatalogue = (roles: ReadonlySet<string>): boolean => roles.has('admin')
