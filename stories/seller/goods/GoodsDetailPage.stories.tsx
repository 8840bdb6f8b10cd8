import type { OwnGoods } from '@compute-mall/core/goods'
import { GoodsDetailPage } from '@compute-mall/seller/features/goods/GoodsDetailPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inDesk, onPhone } from '../frame.tsx'
import { awaiting, begun, draftRow, life, onShelf, refused, underReview } from './ownGoods.ts'

const meta = {
  title: 'Seller/Goods/Goods',
  component: GoodsDetailPage,
  parameters: { layout: 'fullscreen', inBothLanguages: true },
  ...inDesk('goods'),
  args: {
    view: {
      goods: { kind: 'loaded', value: onShelf },
      shutBy: [],
      mayChange: true,
      isBusy: false,
      centers: new Map(),
    },
    links: {
      list: '/goods',
      edit: (field) => `/goods/goods_1/edit${field === undefined ? '' : `?field=${field}`}`,
      mall: '/ui/mall/detail/goods?goodsId=goods_1',
    },
    commands: {
      run: fn(),
      revoke: fn(),
      discard: fn(),
      setStock: fn(),
      setShelfTime: fn(),
      retry: fn(),
    },
  },
} satisfies Meta<typeof GoodsDetailPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args
const of = (value: OwnGoods) => ({ view: { ...view, goods: { kind: 'loaded' as const, value } } })

/** No less can be offered than is sold. */
export const OnShelf: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    const [row] = canvas.getAllByRole('row').slice(1)
    if (row === undefined) throw new Error('there is no stock')
    await userEvent.click(within(row).getByRole('button', { name: '修改库存' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText(/已售 30/)).toBeVisible()
    const capacity = dialog.getByLabelText(/^总量/)
    await userEvent.clear(capacity)
    await userEvent.type(capacity, '150')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(commands.setStock).toHaveBeenCalledWith(onShelf.stock[0], 150)
  },
}
/** What is under review differs from what buyers see, field by field (width 2.5). */
export const Changed: Story = {
  args: of({
    ...underReview,
    published: underReview.application && {
      ...underReview.application.form,
      name: { zh: '云帆求解器', en: 'Yunfan Solver' },
      tags: [],
    },
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: '与已发布版本的差异' })).toBeVisible()
    await expect(canvas.getByText('云帆求解器').tagName).toBe('DEL')
    await expect(canvas.getByText('Yunfan Solver').tagName).toBe('DEL')
  },
}
export const PhoneChanged: Story = { ...onPhone, args: { ...Changed.args } }
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** Buyers go on with what was published; the application can be taken back. */
/** The platform asks for more than the goods allow: their seller is told which limit to change. */
export const ShutByThePlatform: Story = {
  args: { view: { ...view, shutBy: [{ field: 'limit.maxAmount', code: 'belowPlatform', most: 64 }] } },
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('平台的购买限制已变更，买家目前无法购买此商品')).toBeVisible()
    const change = canvas.getByRole('link', { name: /^修改 / })
    await expect(change).toHaveAttribute('href', '/goods/goods_1/edit?field=limit.maxAmount')
    await expect(change.parentElement).toHaveTextContent('平台规定至少为 64')
  },
}
export const UnderReview: Story = {
  args: of(underReview),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '撤回申请' }))
    await expect(commands.revoke).toHaveBeenCalledOnce()
  },
}
/** Each reason leads to its field. */
export const Refused: Story = {
  args: of(refused),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: '修改 规格 1 · 价格 1 · 售价' }),
    ).toHaveAttribute('href', expect.stringContaining('field=skus.0.pricing.0.price'))
  },
}
export const RefusedEnglish: Story = { args: of(refused), globals: { language: 'en' } }
export const PhoneRefusedEnglish: Story = {
  ...onPhone,
  args: of(refused),
  globals: { ...onPhone.globals, language: 'en' },
}
/** At the time that was chosen, or at once after all. */
export const AwaitsItsTime: Story = {
  args: of(awaiting),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '改为立即上架' }))
    await expect(commands.setShelfTime).toHaveBeenCalledWith(null)
  },
}
export const ForcedOff: Story = {
  args: of({
    ...onShelf,
    row: { ...onShelf.row, life: life('forcedOff', 'passed', { shelfReason: 'notAllowed: 宣传用语违规' }) },
  }),
}
export const NotPutOnTheShelf: Story = {
  args: of({
    ...onShelf,
    row: { ...onShelf.row, life: life('failed', 'passed', { shelfReason: 'noCentre' }) },
  }),
}
/** Nobody has seen them yet: price and stock are those of the application, and say so. */
export const Proposed: Story = {
  args: of({
    ...begun,
    row: { ...draftRow, life: life('unlisted', 'pending') },
    application: underReview.application,
  }),
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('¥800.00 / 月 起（申请内容，尚未发布）')).toBeVisible()
    await expect(canvas.getByText('120（申请内容，尚未发布）')).toBeVisible()
  },
}
export const Begun: Story = { args: of(begun) }
/** Nothing is deleted without being asked by name. */
export const Deleting: Story = {
  args: of(begun),
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await expect(commands.run).not.toHaveBeenCalled()
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(commands.run).toHaveBeenCalledWith('delete')
  },
}
export const Previewing: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '预览' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
export const WithoutDuty: Story = { args: { view: { ...view, mayChange: false } } }
export const Busy: Story = { args: { view: { ...view, isBusy: true } } }
export const Loading: Story = { args: { view: { ...view, goods: { kind: 'loading' } } } }
export const Missing: Story = { args: { view: { ...view, goods: { kind: 'missing' } } } }
export const Failed: Story = {
  args: { view: { ...view, goods: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
