import type { GoodsForm } from '@compute-mall/core/goods'
import type { CatalogueItem } from '@compute-mall/core/resource'
import { placedIn, skusFor } from './skus.ts'

/** The property whose values are the specifications of the item. */
const SPECIFICATION = { code: 'specification', name: { zh: '规格', en: 'Specification' } }

/**
 * What offering an item of the catalogue changes in a form: its type and its specifications, and its centre, which comes
 * to those that were chosen. What was typed of a specification that stays, stays.
 */
export const offering = (
  form: GoodsForm,
  { itemId, resourceType, specifications, clusterId }: CatalogueItem,
  prefix: string,
): Partial<GoodsForm> => {
  const others = form.specifications.filter(({ code }) => code !== SPECIFICATION.code)
  const properties = [{ ...SPECIFICATION, values: specifications }, ...others]
  const skus = skusFor(form, properties, prefix)
  const centers = new Set(skus.flatMap(({ stock }) => stock.map((each) => each.clusterId)))
  return {
    catalogueItemId: itemId,
    resourceType,
    classification: { ...form.classification, resource: [resourceType] },
    specifications: properties,
    skus: placedIn(
      skus,
      [...centers.add(clusterId)].filter((center) => center !== ''),
    ),
  }
}
