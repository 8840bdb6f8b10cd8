import { goodsRefusals, ownGoodsList } from '@compute-mall/core/goods'
import { bulkView, readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { GoodsListPage } from '@compute-mall/seller/features/goods/GoodsListPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inDesk, onPhone } from '../frame.tsx'
import { NOW, onShelfRow, ownRows, publishedForm } from './ownGoods.ts'

const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(ownGoodsList, pairs).query
const pageOf = (records: typeof ownRows) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Seller/Goods/List',
  component: GoodsListPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('goods'),
  args: {
    view: {
      page: pageOf(ownRows),
      counts: {
        kind: 'loaded',
        value: { all: 8, on: 3, awaiting: 1, off: 1, forcedOff: 1, failed: 1, applications: 3 },
      },
      query: asked(),
      selected: new Set<string>(),
      outcome: undefined,
      exporting: false,
      preview: null,
      mayChange: true,
      now: NOW,
    },
    links: {
      goods: (goodsId) => `/goods/${goodsId}`,
      edit: (goodsId) => `/goods/${goodsId}/edit`,
      publish: '/goods/new',
    },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      select: fn(),
      closeOutcome: fn(),
      exportRows: fn(),
      bulk: fn(),
      revoke: fn(),
      discard: fn(),
      preview: fn(),
      closePreview: fn(),
      copy: fn(),
    },
  },
} satisfies Meta<typeof GoodsListPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** Each state of the shelf has a tab. */
export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /^强制下架/ }))
    await expect(commands.filter).toHaveBeenCalledWith('tab', 'forcedOff')
    // Reasons are words, not the codes that are kept.
    await expect(within(canvasElement).getByText('不符合平台规定：宣传用语违规')).toBeVisible()
    await expect(within(canvasElement).getByText('没有可用的算力中心')).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
/** Nothing of it is out of sight where people work through it all day. */
export const Desktop: Story = {
  globals: { ...onDesktop, language: 'en' },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
}
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { ...onPhone, globals: { ...onPhone.globals, language: 'en' } }

/** A row offers what the life of its goods allows: a pending application is taken back, not edited. */
export const RowOfPending: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    const [pending] = ownRows.filter(({ life }) => life.review === 'pending')
    if (pending === undefined) throw new Error('no goods are pending')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${pending.name.zh}.*的操作`) }))
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }))
    await expect(commands.revoke).toHaveBeenCalledWith(pending.goodsId)
  },
}
/** A draft beside what buyers see is given up only once it was asked. */
export const Discarding: Story = {
  args: {
    view: { ...view, page: pageOf([{ ...onShelfRow, life: { ...onShelfRow.life, review: 'draft' } }]) },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('变更草稿')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /的操作$/ }))
    await userEvent.click(canvas.getByRole('button', { name: '放弃草稿' }))
    await expect(commands.discard).not.toHaveBeenCalled()
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '放弃草稿' }))
    await expect(commands.discard).toHaveBeenCalledWith(onShelfRow.goodsId)
  },
}
/** The draft as buyers would see it, without opening the editor. */
export const Previewed: Story = {
  args: { view: { ...view, preview: { goodsId: 'goods_1', form: publishedForm, published: null } } },
}
/** One comes from the home with a state that was asked for: it stands among the filters and can be taken away. */
export const RefusedOnly: Story = {
  args: { view: { ...view, query: asked([['review', 'refused']]) } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /审核不通过/ }))
    await expect(commands.filter).toHaveBeenCalledWith('review', '')
  },
}
export const PhoneNotListed: Story = {
  ...onPhone,
  args: {
    view: {
      ...view,
      query: asked([
        ['shelf', 'failed'],
        ['shelf', 'forcedOff'],
      ]),
    },
  },
}

/** Nothing is deleted without being asked once more. */
export const Deleting: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^goods_2.*的操作/ }))
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await expect(commands.bulk).not.toHaveBeenCalled()
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除' }))
    await expect(commands.bulk).toHaveBeenCalledWith('delete', ['goods_2'])
  },
}
/** What none of the chosen goods allows says so. */
export const Selected: Story = {
  args: { view: { ...view, selected: new Set(['goods_1', 'goods_6']) } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下架（1）' }))
    await expect(commands.bulk).toHaveBeenCalledWith('unshelve', ['goods_1'])
  },
}
/** What no row of the page shows is neither counted nor changed; an action for some of the chosen says for how many. */
export const SelectedOutOfSight: Story = {
  args: { view: { ...view, selected: new Set(['goods_1', 'goods_6', 'goods_out_of_sight']) } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/已选 ?2/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下架（1）' }))
    await expect(commands.bulk).toHaveBeenCalledWith('unshelve', ['goods_1'])
  },
}
export const PhoneSelected: Story = {
  ...onPhone,
  args: { view: { ...view, selected: new Set(['goods_1', 'goods_6']) } },
}
/** One of two was refused by the server. */
export const PartlyDone: Story = {
  args: {
    view: {
      ...view,
      outcome: bulkView({
        outcomes: [
          { id: 'goods_1', refusal: null },
          { id: 'goods_3', refusal: { code: goodsRefusals.goodsStateConflict.code, details: {} } },
        ],
      }),
    },
  },
}
export const WithoutDuty: Story = { args: { view: { ...view, exporting: undefined, mayChange: false } } }
export const NoneYet: Story = { args: { view: { ...view, page: pageOf([]) } } }
/** The shop has goods, and none of them is here. */
export const NoneInTab: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['tab', 'failed']]) } },
}
export const NoneFound: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['keyword', 'zzqqxxyy']]) } },
}
export const Loading: Story = {
  args: { view: { ...view, page: { kind: 'loading' }, counts: { kind: 'loading' } } },
}
/** The list without the figures of its tabs, and the way to ask again. */
export const Failed: Story = {
  args: {
    view: {
      ...view,
      page: { kind: 'failed', message: { key: 'error:SYS10007' } },
      counts: { kind: 'failed', message: { key: 'error:SYS10007' } },
    },
  },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
const long = {
  ...onShelfRow,
  name: {
    zh: '国产加速卡分子动力学与第一性原理软件迁移调优服务（含驻场工程师两名，按项目交付，附验收报告）',
    en: 'Porting and tuning of molecular dynamics and first-principles codes, with two engineers on site',
  },
  stock: { free: 99_999_998, capacity: 99_999_999, availability: 1 as const },
  saleCount: 1_234_567,
}
export const LongTexts: Story = { args: { view: { ...view, page: pageOf([long]) } } }
export const PhoneLongTexts: Story = {
  ...onPhone,
  args: { view: { ...view, page: pageOf([long]) } },
  globals: { ...onPhone.globals, language: 'en' },
}
