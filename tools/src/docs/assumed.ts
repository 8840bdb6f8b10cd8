import { type Arrow, arrowsOf, assumedState, type Chart, pathOf, statesOf } from './arrows.ts'
import { type Page, page, table } from './page.ts'
import type { Requirement } from './register.ts'

const inWords = ({ from, event, guard, to }: Arrow) =>
  `${pathOf(from)} → ${to ? pathOf(to) : 'stays'} on ${event}${guard ? ` if ${guard}` : ''}`

/** What of one chart is assumed: pairs of decision and place. */
const assumptions = (chart: Chart) =>
  [
    ...statesOf(chart.machine.root).map((node) => [assumedState(node), `state ${pathOf(node)}`] as const),
    ...arrowsOf(chart).map((arrow) => [arrow.assumed, inWords(arrow)] as const),
  ].flatMap(([decision, place]) => (decision ? [[decision, place] as const] : []))

/** @returns what is tagged as assumed without a line of the open points that it rests on */
export const groundless = (charts: readonly Chart[], known: readonly Requirement[]): readonly string[] => {
  const ids = new Set(known.map(({ id }) => id))
  return charts.flatMap((chart) =>
    assumptions(chart)
      .filter(([decision]) => !decision.split(/[ ,]+/).every((id) => ids.has(id)))
      .map(([decision, place]) => `${chart.machine.id}: ${place} rests on '${decision}'`),
  )
}

/** The ledger of what charts assume where the specification is silent, for the owner to correct. */
export const assumedRules = (charts: readonly Chart[], known: readonly Requirement[]): Page => {
  const decided = new Map(known.map(({ id, text }) => [id, text.split(' · ').at(-1) ?? text]))
  return page(
    'assumed-rules.md',
    'Assumed rules',
    'What the statecharts do where the specification is silent. Each line names the [open point](decisions/open-points.md) that it rests on, so that it can be corrected.',
    ...charts.flatMap((chart) => {
      const rows = assumptions(chart).map(([decision, place]) => [
        place,
        decision,
        decided.get(decision) ?? '',
      ])
      return rows.length > 0
        ? [`## ${chart.machine.id}`, table(['Where', 'Rests on', 'What is decided'], rows)]
        : []
    }),
  )
}
