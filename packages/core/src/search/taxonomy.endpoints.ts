import * as t from 'io-ts'
import { endpoint, withRole } from '../http/index.ts'
import {
  TaxonomyChange,
  TaxonomyCode,
  TaxonomyForm,
  TaxonomyMove,
  TaxonomyNode,
  TaxonomyNodes,
  TaxonomyTree,
} from './taxonomy.codec.ts'

const ByCode = t.type({ tree: TaxonomyTree, code: TaxonomyCode })
const operators = withRole('operator')

/**
 * Categories, industries and filters as operators maintain them (issue 14; R3.04): every change is audited and holds for
 * the next page. What is not there is SYS10002.
 */
export const taxonomyEndpoints = {
  taxonomy: endpoint({
    method: 'GET',
    path: '/mall/admin/taxonomy',
    access: operators,
    query: t.type({ tree: TaxonomyTree }),
    response: TaxonomyNodes,
  }),
  /** Adds a category of goods, last below its parent. Refusals: SEARCH10003 for a code that is there, SYS10001. */
  addCategory: endpoint({
    method: 'POST',
    path: '/mall/admin/taxonomy',
    access: operators,
    effect: 'keyedChange',
    body: TaxonomyForm,
    response: TaxonomyNode,
  }),
  /** Refusals: SYS10001, SEARCH10004 when it was changed since that revision. */
  changeCategory: endpoint({
    method: 'POST',
    path: '/mall/admin/taxonomy/:tree/:code',
    access: operators,
    params: ByCode,
    body: TaxonomyChange,
    response: TaxonomyNode,
  }),
  /** At either end nothing moves. */
  moveCategory: endpoint({
    method: 'POST',
    path: '/mall/admin/taxonomy/:tree/:code/move',
    access: operators,
    params: ByCode,
    body: TaxonomyMove,
    response: TaxonomyNodes,
  }),
}
