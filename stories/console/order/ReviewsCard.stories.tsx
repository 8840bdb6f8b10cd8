import { ReviewsCard } from '@compute-mall/console/features/order/ReviewsCard.tsx'
import { goodsFixtures } from '@compute-mall/core/goods/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const { unreviewed, reviewed } = goodsFixtures

const meta = {
  title: 'Console/Order/Reviews',
  component: ReviewsCard,
  ...inConsole('orders'),
  args: {
    view: { goods: [unreviewed], busy: false },
    commands: { write: fn() },
  },
} satisfies Meta<typeof ReviewsCard>
export default meta
type Story = StoryObj<typeof meta>

/** Five stars are chosen at first; a text that is too short is not sent. */
export const Unreviewed: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^写评价/ }))
    const dialog = within(canvas.getByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: '5 星' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: '4 星' }))
    await userEvent.type(dialog.getByRole('textbox'), '不错')
    await userEvent.click(dialog.getByRole('button', { name: '发布评价' }))
    await expect(args.commands.write).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), '，开通很快')
    await userEvent.click(dialog.getByRole('button', { name: '发布评价' }))
    await expect(args.commands.write).toHaveBeenCalledWith({
      goodsId: unreviewed.goodsId,
      stars: 4,
      text: '不错，开通很快',
    })
  },
}
export const Answered: Story = { args: { view: { goods: [reviewed], busy: false } } }
export const English: Story = { globals: { language: 'en' }, args: { ...Answered.args } }
export const Phone: Story = { ...onPhone, args: { ...Answered.args } }
export const PhoneEnglish: Story = {
  globals: { ...onPhone.globals, language: 'en' },
  args: { ...Answered.args },
}
/** Seven days later it stays as it is. */
export const Closed: Story = {
  args: { view: { goods: [{ ...reviewed, mayWrite: false }], busy: false } },
}
