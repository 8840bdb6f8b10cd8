import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { pathOf, statesOf } from '../../tools/src/docs/arrows.ts'

const isLeaf = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final'

/** Nobody ever sees such a state: a way out without a condition is taken in the same step. */
const isPassedThrough = ({ always = [] }: AnyStateNode) => always.some(({ guard }) => guard === undefined)

const leafNodes = (machine: AnyStateMachine) => statesOf(machine.root).filter(isLeaf)

/** The leaf states in which a chart can rest, as paths: `open.shown.polling.quiet`. */
export const leavesOf = (machine: AnyStateMachine): readonly string[] =>
  leafNodes(machine)
    .filter((node) => !isPassedThrough(node))
    .map(pathOf)

/** The leaf states that a chart leaves in the step in which it enters them. */
export const passedThroughOf = (machine: AnyStateMachine): readonly string[] =>
  leafNodes(machine).filter(isPassedThrough).map(pathOf)

/** The leaf states in which a chart is now: one for each parallel region. */
export const currentLeafNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  snapshot._nodes.filter(isLeaf)

/** Their paths. */
export const currentLeaves = (snapshot: AnyMachineSnapshot): readonly string[] =>
  currentLeafNodes(snapshot).map(pathOf)

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const nameOf = (key: string): string =>
  /[a-z]/.test(key) ? capitalized(key) : key.toLowerCase().split('_').map(capitalized).join('')

const lastKeyOf = (leaf: string): string => leaf.slice(leaf.lastIndexOf('.') + 1)

/**
 * The story of a leaf state is named by it: `givingUp` has `GivingUp` in `Charts/Payment`, `IN_REVIEW` has `InReview`.
 * Where several leaves of a chart are called alike, the state around comes first: `ContactMobileAsking`.
 */
export const storyNameOf = (leaf: string, leaves: readonly string[]): string => {
  const isShared = leaves.some((other) => other !== leaf && lastKeyOf(other) === lastKeyOf(leaf))
  return leaf
    .split('.')
    .slice(isShared ? -2 : -1)
    .map(nameOf)
    .join('')
}

/** Its id in Storybook: `charts-payment--giving-up`. */
export const storyOf = (machine: AnyStateMachine, leaf: string): string =>
  `charts-${machine.id}--${storyNameOf(leaf, leavesOf(machine))
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase()}`
