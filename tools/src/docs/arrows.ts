import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A statechart of the core and the module that it belongs to. */
export interface Chart {
  readonly module: string
  readonly machine: AnyStateMachine
}

/** One arrow of a chart, in words. */
export interface Arrow {
  readonly from: AnyStateNode
  readonly to: AnyStateNode | undefined
  readonly event: string
  readonly guard: string
  readonly actions: string
  readonly assumed: string | undefined
}

/** A state and all below it, in the order in which they are written. */
export const statesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(statesOf),
]

export const pathOf = (node: AnyStateNode) => node.path.join('.') || 'everywhere'

/** The decision that a state or a transition rests on, where the specification is silent. */
const assumption = (meta: unknown) => (meta as { assumed?: string } | undefined)?.assumed

export const assumedState = (node: AnyStateNode) => assumption(node.config.meta)

const named = (thing: unknown): string => {
  if (typeof thing === 'string') return thing
  if (typeof thing === 'function') return thing.name || 'inline'
  return (thing as { type?: string }).type ?? 'inline'
}

const eventName = (node: AnyStateNode, { eventType }: AnyTransitionDefinition) => {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.'))
    return `after ${eventType.slice('xstate.after.'.length).replace(`.${node.id}`, '')}`
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  const [, outcome, source] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  return outcome && source ? `${invoked(node, source)} ${outcome}` : eventType
}

const invoked = (node: AnyStateNode, id: string) => {
  const invocation = node.invoke.find((each) => each.id === id)
  return typeof invocation?.src === 'string' ? invocation.src : id
}

const arrowsFrom = (node: AnyStateNode): readonly Arrow[] => {
  const delayed = node.after as readonly AnyTransitionDefinition[]
  const transitions = [...node.transitions.values()].flat().filter((each) => !delayed.includes(each))
  return [...transitions, ...delayed, ...(node.always ?? [])].flatMap((transition) =>
    (transition.target ?? [undefined]).map((to) => ({
      from: node,
      to,
      event: eventName(node, transition),
      guard: transition.guard === undefined ? '' : named(transition.guard),
      actions: transition.actions.map(named).join(', '),
      assumed: assumption(transition.meta),
    })),
  )
}

/** Every arrow of a chart. */
export const arrowsOf = ({ machine }: Pick<Chart, 'machine'>): readonly Arrow[] =>
  statesOf(machine.root).flatMap(arrowsFrom)
