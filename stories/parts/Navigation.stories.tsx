import { Breadcrumb, Pagination, Steps, Tabs } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, shown } from '../specimen.tsx'

/** Finding one's way: tabs, breadcrumb, steps, pages. */
const meta: Meta<typeof Tabs> = { title: 'Parts/Navigation', component: Tabs }
export default meta
type Story = StoryObj

export const GoodsTabs: Story = {
  ...shown((say) => (
    <Held<string> initial="details">
      {(value, set) => (
        <Tabs
          label={say('商品信息', 'About the goods')}
          value={value}
          onChange={set}
          tabs={[
            { id: 'details', label: say('商品详情', 'Details') },
            { id: 'params', label: say('参数', 'Parameters') },
            { id: 'pricing', label: say('价格', 'Pricing') },
            { id: 'support', label: say('服务与支持', 'Service and support') },
            { id: 'cases', label: say('客户案例', 'Customer cases') },
            { id: 'reviews', label: say('评价', 'Reviews'), count: 128 },
          ]}
        >
          {value}
        </Tabs>
      )}
    </Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabs = canvas.getAllByRole('tab')
    await userEvent.click(tabs[0] as HTMLElement)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tabs[5]).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('reviews')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('details')
  },
}

export const Trail: Story = shown((say) => (
  <Breadcrumb
    trail={[
      { label: say('首页', 'Home'), to: '/' },
      { label: say('算力市场', 'Compute market'), to: '/search/resource' },
      { label: say('A800 八卡训练节点', 'A800 training node') },
    ]}
  />
))

export const OrderSteps: Story = shown((say) => (
  <Steps steps={[say('确认订单', 'Confirm'), say('支付', 'Pay'), say('完成', 'Done')]} current={1} />
))

export const Pages: Story = {
  ...shown(() => (
    <Held initial={5}>{(page, set) => <Pagination page={page} pageCount={84} onPage={set} />}</Held>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '999{Enter}')
    await expect(canvas.getByText('84', { selector: '[aria-current=page]' })).toBeInTheDocument()
  },
}

export const EdgesOfPages: Story = shown(() => (
  <Column>
    <Pagination page={1} pageCount={3} onPage={() => undefined} toPage={(page) => `/?pageNum=${page}`} />
    <Pagination page={84} pageCount={84} onPage={() => undefined} />
  </Column>
))
