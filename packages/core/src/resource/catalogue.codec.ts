import * as t from 'io-ts'
import { Id, OneOf, Words } from '../codec/index.ts'
import { ResourceType } from './resource.codec.ts'

/** Enabled items can be offered by merchants; disabled ones cannot be offered anew (R4.04). */
export const CatalogueStatus = OneOf('CatalogueStatus', ['disabled', 'enabled'])
export type CatalogueStatus = t.TypeOf<typeof CatalogueStatus>

/** One make of a resource, e.g. a node with eight cards; `code` is unique within its item. */
export const CatalogueSpecification = t.readonly(t.type({ code: Id, name: Words }), 'CatalogueSpecification')
export type CatalogueSpecification = t.TypeOf<typeof CatalogueSpecification>

/** A resource of the catalogue that operations administer (spec section 1, resource catalogue; R4.04, R5.11). */
export const CatalogueItem = t.readonly(
  t.type({
    itemId: Id,
    /** Unique in the whole catalogue, whatever the case of its letters (R5.11). */
    resourceNumber: t.string,
    name: Words,
    resourceType: ResourceType,
    /** The centre in which it stands. */
    clusterId: Id,
    status: CatalogueStatus,
    specifications: t.readonlyArray(CatalogueSpecification),
  }),
  'CatalogueItem',
)
export type CatalogueItem = t.TypeOf<typeof CatalogueItem>
