import * as t from 'io-ts'
import { AuditLine } from '../audit/index.ts'
import { Count, Id, Keyword, LineUpTo, OneOf, Optional, Repeated, Revision, Words } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
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

/** An item with its centre, and how many goods offer it. */
export const CatalogueRow = t.readonly(
  t.type({
    item: CatalogueItem,
    centerName: Words,
    usedBy: Count,
    /** Counts the changes of what its form says; a change names the revision that it was made from. */
    revision: Count,
  }),
  'CatalogueRow',
)
export type CatalogueRow = t.TypeOf<typeof CatalogueRow>

/** The items of the catalogue, by number. */
export const catalogueList = defineList({
  filters: {
    clusterId: Optional(Id),
    resourceType: Repeated(ResourceType),
    status: Optional(CatalogueStatus),
    /** Part of the number or the name. */
    keyword: Optional(Keyword),
  },
  sorts: ['resourceNumber', '-resourceNumber'],
})
/** A page of the catalogue. */
export const CataloguePage = ListPage(CatalogueRow)

/** A centre of the tree, with the types of its items. */
export const CatalogueCenter = t.readonly(
  t.type({
    clusterId: Id,
    centerName: Words,
    types: t.readonlyArray(t.readonly(t.type({ resourceType: ResourceType, count: Count }))),
  }),
  'CatalogueCenter',
)
export type CatalogueCenter = t.TypeOf<typeof CatalogueCenter>

/** Where goods that offer an item stand: on the shelf, waiting for it, or off it. */
export const CatalogueUse = OneOf('CatalogueUse', ['onShelf', 'waiting', 'offShelf'])
export type CatalogueUse = t.TypeOf<typeof CatalogueUse>

/** The goods that offer an item, counted by where they stand, and the resources of theirs that are open. */
export const CatalogueUsage = t.readonly(
  t.type({
    onShelf: Count,
    waiting: Count,
    offShelf: Count,
    openResources: Count,
    /** The first of them by name, at most `MAX_USAGE_ROWS`. */
    goods: t.readonlyArray(
      t.readonly(t.type({ goodsId: Id, name: Words, shopName: Words, use: CatalogueUse })),
    ),
  }),
  'CatalogueUsage',
)
export type CatalogueUsage = t.TypeOf<typeof CatalogueUsage>

/** An item with the goods that offer it and what was done to it, the latest first. */
export const CatalogueDetail = t.readonly(
  t.type({ row: CatalogueRow, usage: CatalogueUsage, history: t.readonlyArray(AuditLine) }),
  'CatalogueDetail',
)
export type CatalogueDetail = t.TypeOf<typeof CatalogueDetail>

/** The most characters of the texts of an item. */
export const CATALOGUE_FORM = { maxNumber: 64, maxName: 60, maxEnglishName: 120 }

/** What an item is, as its form says it; its specifications are added one by one. English is optional (W16). */
export const CatalogueForm = t.type({
  resourceNumber: LineUpTo(CATALOGUE_FORM.maxNumber),
  nameZh: LineUpTo(CATALOGUE_FORM.maxName),
  nameEn: LineUpTo(CATALOGUE_FORM.maxEnglishName),
  resourceType: ResourceType,
  clusterId: Id,
})
export type CatalogueForm = t.TypeOf<typeof CatalogueForm>

/** A change of an item, with the revision that it was made from. */
export const CatalogueChange = t.type({ ...CatalogueForm.props, revision: Revision })

/** A specification as it is added. */
export const SpecificationForm = t.type({
  code: Id,
  nameZh: LineUpTo(CATALOGUE_FORM.maxName),
  nameEn: LineUpTo(CATALOGUE_FORM.maxEnglishName),
})
export type SpecificationForm = t.TypeOf<typeof SpecificationForm>
