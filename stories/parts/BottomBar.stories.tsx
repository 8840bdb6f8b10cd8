import { BottomBar, Button, Price } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, shown } from '../specimen.tsx'

/**
 * The sum and the main action, in sight at the bottom of a long page.
 *
 * **Do:** put it once on a page, with the same words as the button that it stands for.
 *
 * **Don't:** put anything else into it, or use it on a phone, where `ActionBar` is.
 */
const meta: Meta<typeof BottomBar> = {
  title: 'Parts/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof BottomBar>

const lines = Array.from({ length: 30 }, (_, index) => index + 1)

export const Default: Story = shown((say) => (
  <div style={{ padding: 16 }}>
    {lines.map((line) => (
      <p key={line}>{say(`第 ${line} 行`, `Line ${line}`)}</p>
    ))}
    <BottomBar>
      <Row>
        <Price amount="58999.00" sum size="large" />
        <Button variant="primary" size="large">
          {say('提交订单', 'Submit order')}
        </Button>
      </Row>
    </BottomBar>
  </div>
))
export const Busy: Story = shown((say) => (
  <BottomBar>
    <Button variant="primary" size="large" busy>
      {say('提交订单', 'Submit order')}
    </Button>
  </BottomBar>
))
export const Disabled: Story = shown((say) => (
  <BottomBar>
    <Button variant="primary" size="large" disabledReason={say('请先勾选商品', 'Choose something first')}>
      {say('去结算', 'Check out')}
    </Button>
  </BottomBar>
))
export const LongText: Story = shown((say) => (
  <BottomBar>
    <Row>
      {say(
        '已选 12 件商品，来自 3 个店铺和 2 个计算中心，合计优惠 ¥10,000.00',
        '12 items chosen from three shops and two computing centres, ¥10,000.00 saved altogether',
      )}
      <Price amount="99999999.00" sum size="large" />
      <Button variant="primary">{say('去结算', 'Check out')}</Button>
    </Row>
  </BottomBar>
))
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'w360' } } }
