import { type CatalogueDetail, CatalogueStatus, catalogueMachine } from '@compute-mall/core/resource'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import { type Gallery, nowOf, type Run, snapshotOf } from './gallery.ts'

const { catalogueDetail, catalogueItem } = resourceFixtures
const added = 'specification.added a800x8'

/** The life of an item of the resource catalogue (R4.04, R5.11). */
export const catalogueGallery: Gallery<typeof catalogueMachine> = {
  machine: catalogueMachine,
  input: undefined,
  start: Date.parse('2026-11-21T13:00:00.000Z'),
  events: {
    'item.enabled': () => ({ type: 'item.enabled' }),
    'item.disabled': () => ({ type: 'item.disabled' }),
    [added]: () => ({ type: 'specification.added', code: 'a800x8' }),
    'specification.added a800x4': () => ({ type: 'specification.added', code: 'a800x4' }),
    'specification.removed a800x8': () => ({ type: 'specification.removed', code: 'a800x8' }),
  },
  scenarios: {
    disabled: { steps: [] },
    enabled: { steps: [added, 'item.enabled'] },
  },
}

/** The item that an admin sees while the chart is where the run is. */
export const itemIn = (run: Run): CatalogueDetail => {
  const { value, context } = snapshotOf(run)
  if (!CatalogueStatus.is(value)) throw new Error(`'${String(value)}' is no state of an item.`)
  const codes: readonly string[] = context.codes
  const [line] = catalogueDetail.history
  return {
    ...catalogueDetail,
    row: {
      ...catalogueDetail.row,
      item: {
        ...catalogueItem,
        status: value,
        specifications: catalogueItem.specifications.filter(({ code }) => codes.includes(code)),
      },
    },
    history:
      line === undefined
        ? []
        : run.taken.toReversed().map(({ step, at }, index) => ({
            ...line,
            auditId: `audit_${index}`,
            action: step.split(' ')[0] ?? step,
            at: new Date(Math.min(at, nowOf(run))).toISOString(),
            before: null,
            after: null,
          })),
  }
}
