import { emptyGoodsForm, type GoodsForm, type GoodsKind, isCompute } from '@compute-mall/core/goods'
import { placedIn } from './skus.ts'

/** What changes of a form when goods that nobody has seen yet turn out to be of another kind; what was typed stays. */
export const ofKind = (form: GoodsForm, kind: GoodsKind): Partial<GoodsForm> => {
  const isOfSameTree = isCompute(kind) === isCompute(form.kind)
  return {
    kind,
    type: emptyGoodsForm(kind).type,
    resourceType: null,
    catalogueItemId: null,
    firstRows: kind === 'data' ? form.firstRows : '',
    // Each kind has its own categories (R3.04).
    classification: { ...form.classification, resource: [], category: '' },
    skus: isOfSameTree ? form.skus : placedIn(form.skus, isCompute(kind) ? [] : ['']),
  }
}
