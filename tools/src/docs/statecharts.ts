import type { AnyStateNode } from 'xstate'
import { type Arrow, arrowsOf, type Chart, pathOf, statesOf } from './arrows.ts'
import { code, fenced, type Page, page, table } from './page.ts'

const childrenOf = (node: AnyStateNode) => Object.values(node.states as Record<string, AnyStateNode>)
const idOf = (node: AnyStateNode) => node.path.join('_').replaceAll(/\W/g, '_') || 'root'
const anywhereIn = (node: AnyStateNode) => `${idOf(node)}_anywhere`

/** The child of an ancestor in which a state lies. */
const within = (ancestor: AnyStateNode, node: AnyStateNode) =>
  childrenOf(ancestor).find((child) => statesOf(child).includes(node))

/**
 * Where an arrow is drawn. The drawing knows no arrow between states of different parents, so each is lifted to the
 * innermost state that holds both ends.
 */
const drawnIn = ({ from, to }: Arrow, root: AnyStateNode) =>
  statesOf(root).findLast((node) => statesOf(node).includes(from) && to && within(node, to)) ?? root

const labelOf = ({ event, guard }: Arrow) => (guard ? `${event} [${guard}]` : event)

const drawArrows = (node: AnyStateNode, arrows: readonly Arrow[], root: AnyStateNode) => {
  const here = arrows.filter((arrow) => arrow.to !== undefined && drawnIn(arrow, root) === node)
  const lines = here.map((arrow) => {
    const from = arrow.from === node ? undefined : within(node, arrow.from)
    const to = arrow.to && within(node, arrow.to)
    return `${from ? idOf(from) : anywhereIn(node)} --> ${to ? idOf(to) : idOf(node)} : ${labelOf(arrow)}`
  })
  const declaration = here.some(({ from }) => from === node)
    ? [`state "in any of these" as ${anywhereIn(node)}`]
    : []
  return [...declaration, ...new Set(lines)]
}

const drawState = (node: AnyStateNode, arrows: readonly Arrow[], root: AnyStateNode): readonly string[] => {
  const inner = drawInside(node, arrows, root)
  const head = `state "${node.key}" as ${idOf(node)}`
  return inner.length > 0 ? [`${head} {`, ...inner.map((line) => `  ${line}`), '}'] : [head]
}

const drawInside = (node: AnyStateNode, arrows: readonly Arrow[], root: AnyStateNode): readonly string[] => {
  const children = childrenOf(node)
  const drawn = children.map((child) => drawState(child, arrows, root))
  if (node.type === 'parallel') {
    return drawn.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]))
  }
  const initial = children.find(({ key }) => key === node.config.initial)
  const ends = children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`)
  return [
    ...drawn.flat(),
    ...(initial ? [`[*] --> ${idOf(initial)}`] : []),
    ...drawArrows(node, arrows, root),
    ...ends,
  ]
}

/** A chart as a Mermaid state diagram. */
export const diagramOf = (chart: Chart): string => {
  const { root } = chart.machine
  // Regions side by side are drawn within a state only, so a chart whose root is parallel is drawn as one.
  const draw = root.type === 'parallel' ? drawState : drawInside
  return ['stateDiagram-v2', ...draw(root, arrowsOf(chart), root)].join('\n')
}

const stateRows = ({ machine }: Chart) =>
  statesOf(machine.root)
    .filter((node) => node !== machine.root)
    .map((node) => [code(pathOf(node)), node.description ?? ''])

const arrowRows = (chart: Chart) =>
  arrowsOf(chart).map((arrow) => [
    code(pathOf(arrow.from)),
    arrow.event,
    arrow.guard,
    arrow.to ? code(pathOf(arrow.to)) : 'stays',
    arrow.actions,
    arrow.assumed ?? '',
  ])

const describe = (chart: Chart) =>
  [
    `## ${chart.machine.id}`,
    `\`packages/core/src/${chart.module}\``,
    fenced('mermaid', diagramOf(chart)),
    table(['State', 'What it is'], stateRows(chart)),
    table(['From', 'On', 'If', 'To', 'Does', 'Assumed'], arrowRows(chart)),
  ].join('\n\n')

/** Every statechart of the core, drawn and told. */
export const statecharts = (charts: readonly Chart[]): Page =>
  page(
    'statecharts.md',
    'Statecharts',
    'Drawn from the charts in `packages/core`. Arrows between states of different parents are drawn between the parents; the tables have every arrow.',
    ...charts.map(describe),
  )
