import { emptyGoodsForm, GOODS_FORM } from '@compute-mall/core/goods'
import { FirstRowsField } from '@compute-mall/seller/features/goods/FirstRowsField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { onPhone } from '../frame.tsx'

const rows = 'id,acquired,cloud\nT50SMH,2026-03-01T02:40,12.5\n"T50, north",2026-03-04,<b>0</b>'
const form = { ...emptyGoodsForm('data'), firstRows: rows }

const meta = {
  title: 'Seller/Goods/First rows',
  component: FirstRowsField,
  args: { form, published: null, errorOf: () => undefined, change: fn() },
} satisfies Meta<typeof FirstRowsField>
export default meta
type Story = StoryObj<typeof meta>

/** What was pasted stands below as buyers will see it, and every cell as the text that it is. */
export const Pasted: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { change } }) => {
    const canvas = within(canvasElement)
    const table = within(canvas.getByRole('table', { name: '数据预览（前 2 行）' }))
    await expect(table.getByRole('columnheader', { name: 'acquired (时间)' })).toBeVisible()
    await expect(table.getByRole('cell', { name: 'T50, north' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '<b>0</b>' })).toBeVisible()
    await fireEvent.change(canvas.getByRole('textbox'), { target: { value: 'id\n1' } })
    await expect(change).toHaveBeenCalledWith({ firstRows: 'id\n1' })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = onPhone
export const Empty: Story = { args: { form: emptyGoodsForm('data') } }
/** What is wrong is said at once, and no table promises what cannot be published. */
export const Uneven: Story = {
  args: { form: { ...form, firstRows: 'id,cloud\nT50SMH,12.5\nT50SMJ' } },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('第 2 行数据的列数与列名不一致')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
export const TooMany: Story = {
  args: {
    form: {
      ...form,
      firstRows: ['id', ...Array.from({ length: GOODS_FORM.maxFirstRows + 1 }, (_, at) => `${at}`)].join(
        '\n',
      ),
    },
  },
}
/** What buyers see now is other rows. */
export const Changed: Story = { args: { published: { ...form, firstRows: 'id\n1' } } }
