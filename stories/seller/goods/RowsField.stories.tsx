import { emptyGoodsForm, type GoodsForm } from '@compute-mall/core/goods'
import { RowsField } from '@compute-mall/seller/features/goods/RowsField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onPhone } from '../frame.tsx'

const rows: GoodsForm['params'] = [
  { name: { zh: '架构', en: 'Architecture' }, value: { zh: 'x86', en: 'x86' } },
  { name: { zh: '求解器', en: '求解器' }, value: { zh: '隐式', en: 'Implicit' } },
  { name: { zh: '', en: '' }, value: { zh: '', en: '' } },
]
const fields = { form: emptyGoodsForm('software'), published: null, errorOf: () => undefined, change: fn() }

const meta = {
  title: 'Seller/Goods/Rows',
  component: RowsField,
  args: { path: 'params', title: 'Parameters', rows, fields, onChange: fn() },
} satisfies Meta<typeof RowsField>
export default meta
type Story = StoryObj<typeof meta>

const moves = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement)
    .getAllByRole('button', { name })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

export const Chinese: Story = {
  globals: { language: 'zh' },
  args: { title: '参数' },
  play: async ({ canvasElement }) => {
    await expect(moves(canvasElement, /^上移/)).toEqual(['上移架构', '上移求解器', '上移第 3 行名称'])
  },
}
/** A row is named in the reader's language, in Chinese where that is missing (W16), by its number where both are. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement, args }) => {
    await expect(moves(canvasElement, /^Move .* up$/)).toEqual([
      'Move Architecture up',
      'Move 求解器 up',
      'Move Name 3 up',
    ])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Architecture down' }))
    await expect(args.onChange).toHaveBeenCalledWith([rows[1], rows[0], rows[2]])
    await expect(within(canvasElement).getByText('Architecture moved to place 2 of 3')).toBeInTheDocument()
  },
}
export const Phone: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
