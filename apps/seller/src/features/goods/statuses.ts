import { isBlank } from '@compute-mall/core/codec'
import { type GoodsForm, totalCapacity } from '@compute-mall/core/goods'
import type { FormView } from '@compute-mall/ui/desk/form'
import { type EditorSection, sectionOf } from './editor.types.ts'

type Status = FormView['sections'][number]['status']

/** Whether buyers are told where or how they use what they bought. */
export const hasAccess = ({ skus }: Pick<GoodsForm, 'skus'>): boolean =>
  skus.some(({ appPlatformUrl, appInfoList }) => appPlatformUrl !== null || appInfoList.length > 0)

/** Sections that may be left out, and when they are. */
const leftOut: { readonly [Section in EditorSection]?: (form: GoodsForm) => boolean } = {
  specifications: ({ specifications, classification }) =>
    specifications.length === 0 && classification.spec.length === 0,
  delivery: (form) => form.classification.delivery.length === 0 && !hasAccess(form),
  dependencies: ({ dependencies }) => dependencies.length === 0,
  more: ({ firstRows, params, support, cases }) =>
    isBlank(firstRows) && [params, support, cases].every((rows) => rows.length === 0),
}

/**
 * How far each section is. One that was left out is not complete, and neither is a stock of which nothing can be sold.
 * @param wrong the fields in which something is wrong, by their paths
 * @param isChecked whether it was to be handed in, so that what is wrong is told as wrong
 */
export const statusesOf = (
  form: GoodsForm,
  wrong: readonly string[],
  isChecked: boolean,
): Readonly<Record<EditorSection, Status>> => {
  const statusOf = (section: EditorSection): Status => {
    if (wrong.some((field) => sectionOf(field) === section)) return isChecked ? 'wrong' : 'open'
    if (section === 'where' && totalCapacity(form) === 0) return 'open'
    return leftOut[section]?.(form) === true ? 'optional' : 'complete'
  }
  return {
    basics: statusOf('basics'),
    description: statusOf('description'),
    specifications: statusOf('specifications'),
    prices: statusOf('prices'),
    where: statusOf('where'),
    limits: statusOf('limits'),
    delivery: statusOf('delivery'),
    dependencies: statusOf('dependencies'),
    more: statusOf('more'),
    listing: statusOf('listing'),
  }
}
