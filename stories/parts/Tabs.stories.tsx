import { EmptyState, ErrorState, Loading, Skeleton, Tabs } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * Views of one thing, one at a time. Arrow keys move between them.
 *
 * **Do:** put first what most people come for, and keep the choice when they return.
 *
 * **Don't:** use it for steps of a task, which are `Steps`, for pages, which are links, or for what must be compared.
 */
const meta: Meta<typeof Tabs> = { title: 'Parts/Tabs', component: Tabs }
export default meta
type Story = StoryObj

const tabs = (say: Say) => [
  { id: 'details', label: say('商品详情', 'Details') },
  { id: 'params', label: say('参数', 'Parameters') },
  { id: 'reviews', label: say('评价', 'Reviews'), count: 128 },
]
const draw = (count: number, panel: (say: Say, value: string) => ReactNode = (_, value) => value): Story =>
  shown((say, args) => (
    <Held<string> initial="details">
      {(value, set) => (
        <Tabs
          label={say('商品信息', 'About the goods')}
          value={value}
          onChange={set}
          tabs={tabs(say).slice(0, count)}
          {...args}
        >
          {panel(say, value)}
        </Tabs>
      )}
    </Held>
  ))

export const Default: Story = {
  ...draw(3),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getAllByRole('tab')
    await userEvent.click(all[0] as HTMLElement)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(all[2]).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('reviews')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('details')
  },
}
export const Two: Story = draw(2)
export const Loads: Story = draw(3, () => (
  <Loading>
    <Skeleton height={160} />
  </Loading>
))
export const Empty: Story = draw(3, (say) => <EmptyState title={say('还没有评价', 'No reviews yet')} />)
export const Failed: Story = draw(3, (say) => (
  <ErrorState title={say('加载失败', 'This could not be loaded')} onRetry={nothing} />
))
const long = (value: string): Story => ({
  ...shown((say) => (
    <Tabs
      label={say('商品信息', 'About the goods')}
      value={value}
      onChange={nothing}
      tabs={[
        { id: 'a', label: say('服务与支持承诺', 'Service and support') },
        { id: 'b', label: say('客户案例与最佳实践', 'Customer cases and practice') },
        { id: 'c', label: say('计费与发票说明', 'Billing and invoices') },
      ]}
    >
      …
    </Tabs>
  )),
  globals: { viewport: { value: 'w360' } },
})
export const LongText: Story = long('a')
/** An address may lead to a tab for which there is no room beside the others. */
export const ChosenBeyondTheEdge: Story = {
  ...long('c'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
    const { left, right } = canvas.getByRole('tablist').getBoundingClientRect()
    await expect(chosen.left).toBeGreaterThanOrEqual(left)
    await expect(chosen.right).toBeLessThanOrEqual(right + 1)
  },
}
