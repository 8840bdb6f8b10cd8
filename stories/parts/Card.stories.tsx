import { Button, Card, EmptyState, ErrorState, Loading, Skeleton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { nothing, shown } from '../specimen.tsx'

/**
 * A white surface for one matter. With a title it is a section that screen readers can jump to.
 *
 * **Do:** give it a title, and keep its own loading, empty and failed state within it.
 *
 * **Don't:** put cards in cards, or use one for a single line.
 */
const meta: Meta<typeof Card> = { title: 'Parts/Card', component: Card }
export default meta
type Story = StoryObj<typeof Card>

export const Default: Story = {
  ...shown((say, args) => (
    <Card
      title={say('配置清单', 'Configuration')}
      actions={<Button size="small">{say('修改', 'Change')}</Button>}
      {...args}
    >
      8×A800
    </Card>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: /配置清单|Configuration/ })).toBeVisible()
  },
}
export const Untitled: Story = shown((say) => <Card padding="medium">{say('一段说明', 'A remark')}</Card>)
export const Loads: Story = shown((say) => (
  <Card title={say('订单', 'Orders')}>
    <Loading>
      <Skeleton height={120} />
    </Loading>
  </Card>
))
export const Empty: Story = shown((say) => (
  <Card title={say('订单', 'Orders')}>
    <EmptyState title={say('还没有订单', 'No orders yet')} />
  </Card>
))
export const Failed: Story = shown((say) => (
  <Card title={say('订单', 'Orders')}>
    <ErrorState title={say('加载失败', 'This could not be loaded')} onRetry={nothing} />
  </Card>
))
export const LongText: Story = {
  ...shown((say) => (
    <Card
      title={say(
        '国家超级计算中心某某区域分中心有限责任公司的全部合同',
        'All contracts of the regional branch of the national supercomputing centre',
      )}
      actions={<Button size="small">{say('查看全部', 'View all')}</Button>}
    >
      2026112103072500018842202611210307250001884220261121030725000188422026112103072500018842
    </Card>
  )),
  globals: { viewport: { value: 'w360' } },
}
