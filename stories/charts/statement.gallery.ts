import {
  type StatementDetail,
  StatementStatus,
  statementEvents,
  statementMachine,
} from '@compute-mall/core/statement'
import { statementFixtures } from '@compute-mall/core/statement/testing'
import { type Gallery, nowOf, type Run, snapshotOf } from './gallery.ts'

const { statementDetail } = statementFixtures
const closed = ['period.ended']

/** The life of a shop's account for one period (W18). */
export const statementGallery: Gallery<typeof statementMachine> = {
  machine: statementMachine,
  input: undefined,
  start: Date.parse('2026-11-21T13:00:00.000Z'),
  events: Object.fromEntries(statementEvents.map((type) => [type, () => ({ type })])),
  scenarios: {
    open: { steps: [] },
    closed: { steps: closed },
    disputed: { steps: [...closed, 'statement.disputed'] },
    confirmed: { steps: [...closed, 'statement.confirmed'] },
    paid: { steps: [...closed, 'statement.confirmed', 'statement.paid'] },
  },
}

/** The statement that finance sees while the chart is where the run is. */
export const statementIn = (run: Run): StatementDetail => {
  const { value } = snapshotOf(run)
  if (!StatementStatus.is(value)) throw new Error(`'${String(value)}' is no state of a statement.`)
  return {
    ...statementDetail,
    status: value,
    confirmBy: value === 'closed' ? statementDetail.confirmBy : null,
    bankReference: value === 'paid' ? 'ICBC-20261105-0001' : null,
    steps: run.taken.map(({ step, at }) => ({
      event: step,
      status: value,
      at: new Date(Math.min(at, nowOf(run))).toISOString(),
      text: step === 'statement.disputed' ? '活动补贴未计入' : null,
      lineId: null,
    })),
  }
}
