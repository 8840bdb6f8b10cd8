import { type Arrow, arrowsOf, assumedState, type Chart, pathOf, statesOf } from './arrows.ts'
import { type Page, page, table } from './page.ts'
import type { Chapter, Requirement } from './register.ts'

const inWords = ({ from, event, guard, to }: Arrow) =>
  `${pathOf(from)} → ${to ? pathOf(to) : 'stays'} on ${event}${guard ? ` if ${guard}` : ''}`

/** What of one chart is assumed: pairs of decision and place. */
const assumptions = (chart: Chart): readonly (readonly [decision: string, place: string])[] => [
  ...statesOf(chart.machine.root).flatMap((node) => {
    const decision = assumedState(node)
    return decision ? [[decision, `state ${pathOf(node)}`] as const] : []
  }),
  ...arrowsOf(chart).flatMap((arrow) => (arrow.assumed ? [[arrow.assumed, inWords(arrow)] as const] : [])),
]

/** @returns what is tagged as assumed without a line of the open points that it rests on */
export const groundless = (charts: readonly Chart[], chapters: readonly Chapter[]): readonly string[] => {
  const known = new Set(chapters.flatMap(({ requirements }) => requirements.map(({ id }) => id)))
  return charts.flatMap((chart) =>
    assumptions(chart)
      .filter(([decision]) => !decision.split(/[ ,]+/).every((id) => known.has(id)))
      .map(([decision, place]) => `${chart.machine.id}: ${place} rests on '${decision}'`),
  )
}

/** The ledger of what charts assume where the specification is silent, for the owner to correct. */
export const assumedRules = (charts: readonly Chart[], chapters: readonly Chapter[]): Page => {
  const decided = ({ text }: Requirement) => text.split(' · ').at(-1) ?? text
  const texts = new Map(
    chapters.flatMap(({ requirements }) => requirements.map((each) => [each.id, decided(each)])),
  )
  return page(
    'assumed-rules.md',
    'Assumed rules',
    'What the statecharts do where the specification is silent. Each line names the [open point](decisions/open-points.md) that it rests on, so that it can be corrected.',
    ...charts.flatMap((chart) => {
      const rows = assumptions(chart).map(([decision, place]) => [place, decision, texts.get(decision) ?? ''])
      return rows.length > 0
        ? [`## ${chart.machine.id}`, table(['Where', 'Rests on', 'What is decided'], rows)]
        : []
    }),
  )
}
