import type { Device } from '@compute-mall/core/site'
import { expect, within } from 'storybook/test'
import { type Gallery, scenarioTo } from './gallery.ts'

/** What a story of a leaf state is told. */
export interface LeafArgs {
  readonly leaf: string
  readonly steps: readonly string[]
}

/** Other steps are another run. */
export const keyOf = ({ leaf, steps }: LeafArgs): string => [leaf, ...steps].join(' ')

/** The phone's twin is shown in the width of a phone. */
export const deviceOf = ({ viewport }: { readonly [name: string]: unknown }): Device => {
  const chosen = typeof viewport === 'object' && viewport !== null && 'value' in viewport && viewport.value
  return chosen === 'w360' ? 'mobile' : 'desktop'
}

/** A story that takes a chart into a leaf state, and sees that it is lit. */
export const leafStory = (gallery: Gallery) => (leaf: string) => ({
  args: { leaf, steps: scenarioTo(gallery, leaf).steps },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expect(litIn(canvasElement)).toContain(leaf)
  },
})

/** The paths of the states that are lit. */
export const litIn = (element: HTMLElement): readonly (string | undefined)[] =>
  [...element.querySelectorAll<HTMLElement>('[data-state][aria-current]')].map(({ dataset }) => dataset.state)

/** The button of a step. */
export const stepIn = (element: HTMLElement, step: string | RegExp): HTMLElement =>
  within(within(element).getByRole('complementary', { name: /^(状态图|Statechart)$/ })).getByRole('button', {
    name: step,
  })
