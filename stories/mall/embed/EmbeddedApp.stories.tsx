import { applicationKinds } from '@compute-mall/core/goods'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import { EmbeddedApp } from '@compute-mall/mall/features/embed/EmbeddedApp.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const cards = goodsFixtures.applicationShelf

/** The application mall within a page of a partner: no bars, no banner, nothing to sign in to (R2.04). */
const meta = {
  title: 'Mall/Embedded/Application mall',
  component: EmbeddedApp,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      kinds: applicationKinds.map((kind) => ({ kind, cards: cards.filter((card) => card.kind === kind) })),
    },
    commands: { retry: fn() },
  },
} satisfies Meta<typeof EmbeddedApp>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'w360' } } as const

export const Ready: Story = { globals: { language: 'zh' } }
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { language: 'zh', ...phone } }
export const EnglishPhone: Story = { globals: { language: 'en', ...phone } }

const failed = { view: { kinds: applicationKinds.map((kind) => ({ kind, cards: null })) } }
/** Each part says by itself that it could not be loaded; the rest stands. */
export const Failed: Story = {
  args: failed,
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: '重试' })
    if (first !== undefined) await userEvent.click(first)
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
export const FailedOnAnEnglishPhone: Story = { args: failed, globals: { language: 'en', ...phone } }
export const NothingListed: Story = {
  args: { view: { kinds: applicationKinds.map((kind) => ({ kind, cards: [] })) } },
  globals: { language: 'zh' },
}
