import { ActionBar, Button, Price } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * A phone's main action with what it comes to.
 *
 * **Do:** keep it to the sum and one action, at the lower edge of a page that is longer than the phone.
 *
 * **Don't:** use it on a wide screen, where `BottomBar` is, or above the bar of areas.
 */
const meta: Meta<typeof ActionBar> = {
  title: 'Parts/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360' } },
  args: { label: '', children: null },
}
export default meta
type Story = StoryObj<typeof ActionBar>

export const Default: Story = {
  ...shown((say, args) => (
    <ActionBar {...args} label={say('结算', 'Check out')}>
      <Price amount="58999.00" sum size="large" />
      <Button variant="primary" size="large">
        {say('提交订单', 'Submit order')}
      </Button>
    </ActionBar>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: /结算|Check out/ })).toBeVisible()
  },
}
export const ActionAlone: Story = shown((say, args) => (
  <ActionBar {...args} label={say('登录', 'Sign in')}>
    <Button variant="primary" size="large" wide>
      {say('登录后购买', 'Sign in to buy')}
    </Button>
  </ActionBar>
))
export const Busy: Story = shown((say, args) => (
  <ActionBar {...args} label={say('结算', 'Check out')}>
    <Button variant="primary" size="large" busy>
      {say('提交订单', 'Submit order')}
    </Button>
  </ActionBar>
))
export const Disabled: Story = shown((say, args) => (
  <ActionBar {...args} label={say('结算', 'Check out')}>
    <Button variant="primary" size="large" disabledReason={say('请先勾选商品', 'Choose something first')}>
      {say('去结算', 'Check out')}
    </Button>
  </ActionBar>
))
export const LongText: Story = shown((say, args) => (
  <ActionBar {...args} label={say('结算', 'Check out')}>
    <Price amount="99999999.00" sum size="large" />
    <Button variant="primary">{say('确认并提交这一笔订单', 'Confirm and submit this order')}</Button>
  </ActionBar>
))
