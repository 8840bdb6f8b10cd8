import { ReportDialog } from '@compute-mall/app/report'
import { goodsRefusals } from '@compute-mall/core/goods'
import { errorText } from '@compute-mall/core/http'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Mall/Goods/Report',
  component: ReportDialog,
  args: {
    view: { text: '更便宜的算力请加微信，价格只有一半。', busy: false, failure: null },
    commands: { send: fn(), close: fn() },
  },
} satisfies Meta<typeof ReportDialog>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** Without a reason nothing is sent. */
export const Asking: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await expect(commands.send).not.toHaveBeenCalled()
    await expect(dialog.getByRole('alert')).toHaveTextContent('请选择举报原因')
    await userEvent.click(dialog.getByRole('radio', { name: '广告或无关内容' }))
    await userEvent.type(dialog.getByRole('textbox'), '给别家做广告')
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await expect(commands.send).toHaveBeenCalledWith({ reason: 'advertising', text: '给别家做广告' })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Sending: Story = { args: { view: { ...view, busy: true } } }
/** One person reports a review once. */
export const ReportedBefore: Story = {
  args: { view: { ...view, failure: errorText({ code: goodsRefusals.reviewReported.code }, 'zh') } },
  globals: { language: 'zh' },
}
