import { Price } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * An amount of yuan. Free goods say so, a sum that is nothing says ¥0.00.
 *
 * **Do:** make one price of a row large, and hand it the amount as the server wrote it.
 *
 * **Don't:** compute with it, or write an amount without this part.
 */
const meta: Meta<typeof Price> = { title: 'Parts/Price', component: Price, args: { amount: '58999.00' } }
export default meta
type Story = StoryObj<typeof Price>

export const Default: Story = shown((say, args) => <Price {...args} unit={say('/月', '/ month')} />)
export const Reduced: Story = {
  args: { sourceAmount: '68999.00', size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent('68,999.00')
    await expect(canvasElement).toHaveTextContent(/现价|Price/)
  },
}
export const From: Story = shown((say, args) => (
  <Price {...args} amount="25.60" from unit={say('/卡时', '/ card-hour')} />
))
export const Free: Story = {
  args: { amount: '0.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/免费|Free/)
  },
}
export const NothingDue: Story = {
  args: { amount: '0.00', sum: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥0.00')
  },
}
export const Fine: Story = shown((say, args) => (
  <Price {...args} amount="0.085" unit={say('/核时', '/ core-hour')} />
))
export const Largest: Story = { args: { amount: '99999999.00', size: 'large' } }
export const Small: Story = { args: { size: 'small' } }
