import { Breadcrumb } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * From the home page down to where one is.
 *
 * **Do:** begin at the home page, and end with the page itself, without an address.
 *
 * **Don't:** use it for steps of a task, which are `Steps`, or for the way one came.
 */
const meta: Meta<typeof Breadcrumb> = { title: 'Parts/Breadcrumb', component: Breadcrumb }
export default meta
type Story = StoryObj

export const Default: Story = {
  ...shown((say, args) => (
    <Breadcrumb
      trail={[
        { label: say('首页', 'Home'), to: '/' },
        { label: say('算力市场', 'Compute market'), to: '/search/resource' },
        { label: say('A800 八卡训练节点', 'A800 training node') },
      ]}
      {...args}
    />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}
export const HomeAlone: Story = shown((say) => <Breadcrumb trail={[{ label: say('首页', 'Home') }]} />)
export const WithoutAddresses: Story = shown((say) => (
  <Breadcrumb trail={[{ label: say('首页', 'Home') }, { label: say('订单', 'Orders') }]} />
))
export const Deep: Story = shown((say) => (
  <Breadcrumb
    trail={[
      { label: say('首页', 'Home'), to: '/' },
      { label: say('应用商城', 'Applications'), to: '/app' },
      { label: say('工业软件', 'Industry'), to: '/search/goods?category=industry' },
      { label: say('结构仿真', 'Structures'), to: '/search/goods?category=industry,structure' },
      { label: say('显式动力学', 'Explicit dynamics') },
    ]}
  />
))
export const LongText: Story = {
  ...shown((say) => (
    <Breadcrumb
      trail={[
        { label: say('首页', 'Home'), to: '/' },
        {
          label: say(
            '面向大规模分布式训练的国产加速卡高带宽互联八卡裸金属节点（华东一区）',
            'Bare metal node with eight domestic accelerators and fast links for large distributed training',
          ),
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
