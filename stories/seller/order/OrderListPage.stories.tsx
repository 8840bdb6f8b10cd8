import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import { shopOrderList } from '@compute-mall/core/order'
import { OrderListPage } from '@compute-mall/seller/features/order/OrderListPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectToFit, onDesktop } from '../../fits.ts'
import { inDesk, onPhone } from '../frame.tsx'
import { shopLines, timedLine } from './shopOrders.ts'

const asked = (pairs: readonly (readonly [string, string])[] = []) => readList(shopOrderList, pairs).query
const pageOf = (records: typeof shopLines) => ({
  kind: 'loaded' as const,
  value: listFixtures.onlyPage(records),
})

const meta = {
  title: 'Seller/Orders/List',
  component: OrderListPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk('orders'),
  args: {
    view: { page: pageOf(shopLines), query: asked(), exporting: false },
    links: { order: (lineId) => `/orders/${lineId}` },
    commands: {
      retry: fn(),
      openTab: fn(),
      filter: fn(),
      search: fn(),
      clearFilters: fn(),
      sort: fn(),
      exportRows: fn(),
    },
  },
} satisfies Meta<typeof OrderListPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

export const All: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '退款' }))
    await expect(commands.filter).toHaveBeenCalledWith('status', 'refunded')
    await userEvent.click(canvas.getByRole('button', { name: /导出/ }))
    await expect(commands.exportRows).toHaveBeenCalled()
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
/** Staff without the duties of orders and money look and take nothing away. */
export const WithoutDuty: Story = { args: { view: { page: view.page, query: view.query } } }
export const Exporting: Story = { args: { view: { ...view, exporting: true } } }
export const NoneYet: Story = { args: { view: { ...view, page: pageOf([]) } } }
export const NoneInTab: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['status', 'refunded']]) } },
}
export const NoneFound: Story = {
  args: { view: { ...view, page: pageOf([]), query: asked([['provision', 'failed']]) } },
}
export const Loading: Story = { args: { view: { ...view, page: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, page: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(commands.retry).toHaveBeenCalledOnce()
  },
}
export const LongTexts: Story = {
  args: {
    view: {
      ...view,
      page: pageOf([
        {
          ...timedLine,
          name: {
            zh: '国产加速卡分子动力学与第一性原理软件迁移调优服务（含驻场工程师两名，按项目交付，附验收报告）',
            en: 'Porting and tuning of molecular dynamics and first-principles codes, with two engineers on site',
          },
          amount: 99_999_999,
          subtotal: '119999998800.00',
        },
      ]),
    },
  },
}
