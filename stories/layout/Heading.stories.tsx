import { Heading, Stack } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'

/**
 * The title of a page or of a part of it.
 *
 * **Do:** choose the level by its place in the outline, and the size only where the usual one does not suit.
 *
 * **Don't:** skip a level, or use one to make words large, which is a `Text`.
 */
const meta: Meta<typeof Heading> = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 1, children: '8×A800' },
}
export default meta
type Story = StoryObj<typeof Heading>

export const Default: Story = {}
export const Levels: Story = shown((say) => (
  <Stack gap={2}>
    <Heading level={1}>{say('我的订单', 'My orders')}</Heading>
    <Heading level={2}>{say('配置清单', 'Configuration')}</Heading>
    <Heading level={3}>{say('计费方式', 'Billing')}</Heading>
    <Heading level={4}>{say('说明', 'Remarks')}</Heading>
  </Stack>
))
export const Large: Story = { args: { size: 'display' } }
export const SmallOfLevelOne: Story = { args: { size: 'lead' } }
export const LongText: Story = {
  ...shown((say) => (
    <Heading level={1} lines={2}>
      {say(
        '国家超级计算中心某某区域分中心有限责任公司智能算力整机资源年度合同与补充协议全文',
        'The annual contract of the regional branch of the national supercomputing centre with all annexes',
      )}
    </Heading>
  )),
  globals: { viewport: { value: 'w360' } },
}
