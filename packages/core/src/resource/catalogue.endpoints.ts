import * as t from 'io-ts'
import { Id, Optional, Repeated } from '../codec/index.ts'
import { endpoint, FileAnswer, withDuty, withRole } from '../http/index.ts'
import {
  CatalogueCenter,
  CatalogueChange,
  CatalogueDetail,
  CatalogueForm,
  CatalogueItem,
  CataloguePage,
  CatalogueRow,
  catalogueList,
  SpecificationForm,
} from './catalogue.codec.ts'
import { ResourceType } from './resource.codec.ts'

const ById = t.type({ itemId: Id })
const readers = withRole('operator')
const administrators = withRole('admin')

/**
 * The resource catalogue (R4.04, R5.11; W19): operators read it, admins administer it. An unknown item is SYS10002; every
 * change is audited.
 */
export const catalogueEndpoints = {
  /** Refusal: LIST10001. */
  catalogue: endpoint({
    method: 'GET',
    path: '/mall/admin/catalogue',
    access: readers,
    query: catalogueList.query,
    response: CataloguePage,
  }),
  /** The same as CSV, at most 50,000 rows; audited. */
  exportCatalogue: endpoint({
    method: 'GET',
    path: '/mall/admin/catalogue/export',
    access: readers,
    query: catalogueList.exportQuery,
    response: FileAnswer,
  }),
  /** Every centre, with how many items of each type it has. */
  catalogueTree: endpoint({
    method: 'GET',
    path: '/mall/admin/catalogue/tree',
    access: readers,
    response: t.readonlyArray(CatalogueCenter),
  }),
  catalogueItem: endpoint({
    method: 'GET',
    path: '/mall/admin/catalogue/:itemId',
    access: readers,
    params: ById,
    response: CatalogueDetail,
  }),
  /** Adds an item, disabled and without specifications. Refusals: RESOURCE10001, RESOURCE10002, SYS10002 for the centre. */
  addItem: endpoint({
    method: 'POST',
    path: '/mall/admin/catalogue',
    access: administrators,
    effect: 'keyedChange',
    body: CatalogueForm,
    response: CatalogueRow,
  }),
  /** Refusals: RESOURCE10001, RESOURCE10002, RESOURCE10006 when it was changed since that revision. */
  changeItem: endpoint({
    method: 'POST',
    path: '/mall/admin/catalogue/:itemId',
    access: administrators,
    params: ById,
    body: CatalogueChange,
    response: CatalogueRow,
  }),
  /** Merchants can offer it. Refusal: RESOURCE10003 without a specification. */
  enableItem: endpoint({
    method: 'POST',
    path: '/mall/admin/catalogue/:itemId/enable',
    access: administrators,
    params: ById,
    response: CatalogueRow,
  }),
  /** It cannot be offered anew; goods on the shelf stay there, and what was bought goes on. */
  disableItem: endpoint({
    method: 'POST',
    path: '/mall/admin/catalogue/:itemId/disable',
    access: administrators,
    params: ById,
    response: CatalogueRow,
  }),
  /** Refusal: RESOURCE10005 for a code that the item has. */
  addSpecification: endpoint({
    method: 'POST',
    path: '/mall/admin/catalogue/:itemId/specification',
    access: administrators,
    params: ById,
    body: SpecificationForm,
    response: CatalogueRow,
  }),
  /** Refusals: RESOURCE10003 for the last one, which stays; SYS10002 for one that the item has not. */
  removeSpecification: endpoint({
    method: 'POST',
    path: '/mall/admin/catalogue/:itemId/specification/:code/remove',
    access: administrators,
    params: t.type({ itemId: Id, code: Id }),
    response: CatalogueRow,
  }),
  /** What merchants can offer now, for the goods editor: the enabled items by number. */
  offeredItems: endpoint({
    method: 'GET',
    path: '/mall/seller/catalogue',
    access: withDuty('goods'),
    query: t.type({ clusterId: Optional(Id), resourceType: Repeated(ResourceType) }),
    response: t.readonlyArray(CatalogueItem),
  }),
}
