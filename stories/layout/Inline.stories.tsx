import { Inline } from '@compute-mall/ui/layout'
import { Button, Tag } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'
import { Block, blocks } from './block.tsx'

/**
 * Things beside one another, by their middles; what has no room goes into the next line.
 *
 * **Do:** use it for tags, actions, and a title with what belongs to it (`justify="between"`).
 *
 * **Don't:** use it for columns of a page: a `Grid` or a `Split` keeps those aligned.
 */
const meta: Meta<typeof Inline> = { title: 'Layout/Inline', component: Inline }
export default meta
type Story = StoryObj<typeof Inline>

export const Default: Story = { args: { children: blocks(4) } }
export const Between: Story = shown((say) => (
  <Inline justify="between">
    <strong>{say('订单 2026112100018842', 'Order 2026112100018842')}</strong>
    <Button size="small">{say('查看', 'View')}</Button>
  </Inline>
))
export const ByTheBaseline: Story = shown((say) => (
  <Inline align="baseline">
    <span style={{ fontSize: 24 }}>¥1,280.00</span>
    <span>{say('每月', 'a month')}</span>
    <Tag>{say('月付', 'Monthly')}</Tag>
  </Inline>
))
export const WrapsOnAPhone: Story = {
  args: { children: blocks(24) },
  globals: { viewport: { value: 'w360' } },
}
export const OneLine: Story = { args: { wrap: false, children: blocks(3) } }
export const LongText: Story = {
  ...shown((say) => (
    <Inline gap={3}>
      <Block>
        {say('国家超级计算中心某某区域分中心有限责任公司', 'The regional branch of a national centre')}
      </Block>
      <Block>2026112103072500018842202611210307250001884220261121</Block>
    </Inline>
  )),
  globals: { viewport: { value: 'w360' } },
}
