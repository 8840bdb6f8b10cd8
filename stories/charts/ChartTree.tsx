import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { type Arrow, arrowsOf, pathOf } from '../../tools/src/docs/arrows.ts'
import * as css from './gallery.css.ts'
import { currentLeafNodes, currentLeaves, leavesOf, storyOf } from './leaves.ts'

interface StateProps {
  readonly node: AnyStateNode
  readonly arrows: readonly Arrow[]
  /** Paths of the leaf states in which the chart is. */
  readonly current: readonly string[]
  /** Paths of the leaf states that have a story. */
  readonly told: readonly string[]
}

const childrenOf = (node: AnyStateNode) => Object.values(node.states as Record<string, AnyStateNode>)

const wordsOf = ({ event, guard, to }: Arrow) =>
  [event, guard && `[${guard}]`, '→', to === undefined ? 'stays' : pathOf(to)].filter(Boolean).join(' ')

/** The name of a state, which leads to its story if it has one. */
const Name = ({ node, told }: Pick<StateProps, 'node' | 'told'>) => {
  const words = `${node.key}${node.type === 'final' ? ' ◉' : ''}`
  const path = pathOf(node)
  if (!told.includes(path)) return <span className={css.name}>{words}</span>
  return (
    <a className={css.link} href={`./?path=/story/${storyOf(node.machine, path)}`} target="_top">
      {words}
    </a>
  )
}

/** A state as a box: its ways out, and the states within. */
const State = ({ node, arrows, current, told }: StateProps) => {
  const path = pathOf(node)
  const isLit = current.includes(path)
  const isAround = current.some((leaf) => leaf.startsWith(`${path}.`))
  const out = new Set(arrows.filter(({ from }) => from === node).map(wordsOf))
  return (
    <li
      className={[css.state, isLit && css.lit, isAround && css.around].filter(Boolean).join(' ')}
      aria-current={isLit ? 'true' : undefined}
      data-state={path}
      title={node.description}
    >
      <Name node={node} told={told} />
      {out.size > 0 && (
        <ul className={css.arrows}>
          {[...out].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <States node={node} arrows={arrows} current={current} told={told} />
    </li>
  )
}

const States = ({ node, ...drawn }: StateProps) => {
  const children = childrenOf(node)
  return (
    children.length > 0 && (
      <ul className={node.type === 'parallel' ? css.regions : css.states}>
        {children.map((child) => (
          <State key={child.key} node={child} {...drawn} />
        ))}
      </ul>
    )
  )
}

/** The current leaf states in words. */
export const CurrentStates = ({ snapshot }: { readonly snapshot: AnyMachineSnapshot }) => (
  <dl className={css.states} lang="en">
    {currentLeafNodes(snapshot).map((node) => (
      <div key={node.id}>
        <dt className={css.name}>{pathOf(node)}</dt>
        <dd>{node.description}</dd>
      </div>
    ))}
  </dl>
)

export interface ChartTreeProps {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
  readonly label: string
}

/**
 * A chart as boxes in boxes, drawn from its definition: each state with its ways out, the current leaf states lit and
 * marked with `aria-current`, the name of each a link to its story.
 */
export const ChartTree = ({ machine, snapshot, label }: ChartTreeProps) => (
  <section aria-label={label} lang="en">
    <States
      node={machine.root}
      arrows={arrowsOf({ machine })}
      current={currentLeaves(snapshot)}
      told={leavesOf(machine)}
    />
  </section>
)
