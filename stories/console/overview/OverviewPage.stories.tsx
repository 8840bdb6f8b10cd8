import { OverviewPage } from '@compute-mall/console/features/overview/OverviewPage.tsx'
import { assetFixtures } from '@compute-mall/core/asset/testing'
import { orderFixtures } from '@compute-mall/core/order/testing'
import { type ResourceCount, resourceView } from '@compute-mall/core/provision'
import { provisionFixtures } from '@compute-mall/core/provision/testing'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import { siteFixtures } from '@compute-mall/core/site/testing'
import { teamFixtures } from '@compute-mall/core/team/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const nothing = () => undefined
const { openResource } = provisionFixtures
const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const failed = { kind: 'failed' as const, message: { key: 'error:SYS10007' } }
const { clusterId, centerName } = resourceFixtures.cluster
const counts: readonly ResourceCount[] = [
  { clusterId, centerName, status: 'open', count: 4 },
  { clusterId, centerName, status: 'expired', count: 1 },
  { clusterId: null, centerName: null, status: 'open', count: 2 },
]

const meta = {
  title: 'Console/Overview',
  component: OverviewPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('overview'),
  args: {
    view: {
      unpaid: loaded([orderFixtures.unpaidOrder]),
      ending: loaded([resourceView(openResource, now)]),
      failed: loaded([resourceView({ ...openResource, lineId: 'line_2', status: 'failed' }, now)]),
      requests: loaded([teamFixtures.asked]),
      disabled: loaded([]),
      phone: 'unverified',
      isUnsigned: false,
      saler: null,
      balances: loaded({
        creditLimit: '50000.00',
        postpaid: 'active',
        credit: '20000.00',
        contractFund: '1234.50',
        platformDiscount: '0.00',
      }),
      counts: loaded(counts),
      availability: new Map([[clusterId, 2]]),
      paths: loaded([resourceFixtures.accessPath]),
      favourites: loaded([
        { id: 'g_1', name: { zh: 'A800 八卡训练节点', en: 'A800 eight-card training node' } },
        { id: 'g_2', name: { zh: '高性能并行存储', en: 'Parallel storage' } },
      ]),
      liked: loaded([assetFixtures.asset, assetFixtures.studio]),
      announcements: [siteFixtures.announcement],
    },
    links: {
      orders: '/orders',
      order: (orderId) => `/orders/${orderId}`,
      pay: (orderId) => `/pay?orderId=${orderId}`,
      resource: (lineId) => `/resources/${lineId}`,
      resources: (center, status) => `/resources?clusterId=${center}&status=${status}`,
      renew: (lineId) => `/renew?lineId=${lineId}`,
      request: (requestId) => `/team/requests/${requestId}`,
      settings: '/settings',
      recharge: '/charge',
      account: '/account',
      mall: '/',
      goods: (goodsId) => `/goods/${goodsId}`,
      asset: (assetId) => `/space?asset=${assetId}`,
      community: '/space',
    },
    commands: {
      retry: nothing,
      retryBalances: nothing,
      retryCounts: nothing,
      retryPaths: nothing,
      retryFavourites: nothing,
      retryLiked: nothing,
    },
  },
} satisfies Meta<typeof OverviewPage>
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    const centers = within(within(canvasElement).getByRole('region', { name: '各中心资源' }))
    await expect(centers.getByText('紧张')).toBeVisible()
    const balances = within(within(canvasElement).getByRole('region', { name: '账户余额' }))
    await expect(balances.getByText('¥20,000.00 / 总额度 ¥50,000.00')).toBeVisible()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
const LONG_PATH = '/public/home/materialslab/leader01/experiments2026/training'
/** A long path goes on in the next line behind a slash: no part of it is broken. */
export const LongPath: Story = {
  globals: { ...onPhone.globals, language: 'en' },
  args: {
    view: {
      ...meta.args.view,
      paths: loaded([{ ...resourceFixtures.accessPath, accessPath: LONG_PATH }]),
    },
  },
  play: async ({ canvasElement }) => {
    const path = within(canvasElement).getByText('leader01/').parentElement
    if (path === null) throw new Error('the parts of a path stand in one element')
    const lines = [...path.children]
      .filter(({ tagName }) => tagName === 'SPAN')
      .map((part) => [part.textContent, part.getClientRects().length])
    await expect(lines).toEqual([
      ['/', 1],
      ['public/', 1],
      ['home/', 1],
      ['materialslab/', 1],
      ['leader01/', 1],
      ['experiments2026/', 1],
      ['training', 1],
    ])
    // It takes more than one line, so there was something to break.
    const { fontSize } = getComputedStyle(path)
    await expect(path.getBoundingClientRect().height).toBeGreaterThan(2 * Number.parseFloat(fontSize))
  },
}
/** Somebody who has just come. */
export const Nothing = {
  args: {
    view: {
      ...meta.args.view,
      unpaid: loaded([]),
      ending: loaded([]),
      failed: loaded([]),
      requests: loaded([]),
      phone: 'set',
      counts: loaded([]),
      paths: loaded([]),
      favourites: loaded([]),
      liked: loaded([]),
    },
  },
} satisfies Story
/** Somebody without a contract hears of it before an order is refused. */
export const Unsigned: Story = {
  globals: { language: 'zh' },
  args: { view: { ...Nothing.args.view, isUnsigned: true } },
  play: async ({ canvasElement }) => {
    const needs = within(within(canvasElement).getByRole('region', { name: '待处理' }))
    await expect(needs.getByText('您的账号尚未签约，签约后才能购买。请联系平台客服。')).toBeVisible()
    await expect(needs.queryByText('暂无需要处理的事项')).toBeNull()
  },
}
/** One block failed; the others stand, and it alone is tried again. */
export const OneFailed: Story = {
  globals: { language: 'zh' },
  args: {
    view: { ...meta.args.view, balances: failed },
    commands: { ...meta.args.commands, retryBalances: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.commands.retryBalances).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: {
    view: {
      ...meta.args.view,
      balances: { kind: 'loading' },
      counts: { kind: 'loading' },
      paths: { kind: 'loading' },
      favourites: { kind: 'loading' },
      liked: { kind: 'loading' },
    },
  },
}

/** The sales contact stands where this host shows one. */
export const WithSaler: Story = {
  args: { view: { ...meta.args.view, saler: '王晓芸' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('王晓芸')).toBeVisible()
  },
}
