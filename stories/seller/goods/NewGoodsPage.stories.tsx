import { NewGoodsPage } from '@compute-mall/seller/features/goods/NewGoodsPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'
import { ownRows } from './ownGoods.ts'

const meta = {
  title: 'Seller/Goods/New',
  component: NewGoodsPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('goods'),
  args: {
    view: { own: { kind: 'loaded', value: ownRows }, isCreating: false },
    links: { list: '/goods' },
    commands: { create: fn(), copy: fn() },
  },
} satisfies Meta<typeof NewGoodsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** The kind is chosen first; until the first publication it can be changed. */
export const Empty: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^商品类型/ }), 'data')
    await userEvent.click(canvas.getByRole('button', { name: '开始填写' }))
    await expect(commands.create).toHaveBeenCalledWith('data')
  },
}
export const English: Story = { globals: { language: 'en' } }
/** Own goods as a start. */
export const Copy: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '复制已有商品' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^要复制的商品/ }), 'goods_3')
    await userEvent.click(canvas.getByRole('button', { name: '开始填写' }))
    await expect(commands.copy).toHaveBeenCalledWith('goods_3')
  },
}
export const NothingToCopy: Story = {
  args: { view: { ...view, own: { kind: 'loaded', value: [] } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '复制已有商品' }))
    await userEvent.click(canvas.getByRole('button', { name: /^开始填写/ }))
    await expect(commands.copy).not.toHaveBeenCalled()
  },
}
export const Creating: Story = { args: { view: { ...view, isCreating: true } } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }
