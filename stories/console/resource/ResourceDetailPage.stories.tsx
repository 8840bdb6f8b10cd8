import { ResourceDetailPage } from '@compute-mall/console/features/resource/ResourceDetailPage.tsx'
import { type ResourceDetail, resourceView } from '@compute-mall/core/provision'
import { provisionFixtures } from '@compute-mall/core/provision/testing'
import { resourceFixtures } from '@compute-mall/core/resource/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'
import { resourceLinks } from './links.ts'

const now = Date.parse('2026-11-21T13:00:00.000Z')
const nothing = () => undefined
const { openDetail, expiredDetail, failedDetail, meteredDetail, usedUpDetail } = provisionFixtures
const commands = { reveal: nothing, hide: nothing, release: nothing, retry: nothing }
const parts = {
  storage: resourceFixtures.accessPath,
  testArea: resourceFixtures.testArea,
  hasLeader: false,
  secrets: null,
  revealing: false,
  releasing: false,
  offersFileTransfer: true,
}
const showing = (detail: ResourceDetail) => ({
  view: { ...parts, state: { kind: 'loaded' as const, value: resourceView(detail, now) } },
})

const meta = {
  title: 'Console/Resource/Resource',
  component: ResourceDetailPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('resources'),
  args: { ...showing(openDetail), links: resourceLinks, commands },
} satisfies Meta<typeof ResourceDetailPage>
export default meta
type Story = StoryObj<typeof meta>

/** The secrets are shown when they are asked for. */
export const Open: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...commands, reveal: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/sshpass -p '••••••'/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '显示密钥' }))
    await expect(args.commands.reveal).toHaveBeenCalledOnce()
  },
}
/** A login node, to which files can be transferred where the site offers that (R3.11). */
const loginNode: ResourceDetail = {
  ...openDetail,
  access: ['host', 'port', 'account'].map((key) => ({
    key,
    name: { zh: key, en: key },
    kind: 'plain',
    value: key === 'port' ? '2222' : `${key}.example`,
  })),
}
export const WithFileTransfer: Story = {
  args: showing(loginNode),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('sftp -P 2222 account.example@host.example')).toBeVisible()
  },
}
export const WithoutFileTransfer: Story = {
  args: { view: { ...showing(loginNode).view, offersFileTransfer: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('account.example')).toBeVisible()
    await expect(within(canvasElement).queryByText(/^sftp/)).toBeNull()
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** Bought by amount, of which most is used; the same that nothing is left of, and before the first measurement. */
export const NearlyUsedUp: Story = {
  globals: { language: 'zh' },
  args: showing(meteredDetail),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('用完为止')).toBeVisible()
  },
}
export const NearlyUsedUpOnPhone: Story = {
  globals: { ...onPhone.globals, language: 'en' },
  args: showing(meteredDetail),
}
/** Measured as used up, and about to end. */
export const UsedUp: Story = {
  args: showing({ ...meteredDetail, usage: { used: 1_000, at: '2026-11-21T12:55:00.000Z' } }),
}
/** It has ended: what happens to its data is said, and how to go on. */
export const EndedUsedUp: Story = {
  globals: { language: 'zh' },
  args: showing(usedUpDetail),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('已用完')).toBeVisible()
    await expect(canvas.getByText(/数据保留至下方时间，请及时下载/)).toBeVisible()
    await expect(canvas.getByText('数据保留至 2026年11月28日 20:55 (UTC+8)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '再次购买' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '续费' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '释放资源' })).toBeVisible()
  },
}
export const EndedUsedUpOnPhone: Story = {
  globals: { ...onPhone.globals, language: 'en' },
  args: showing(usedUpDetail),
}
export const NotMeasured: Story = { args: showing({ ...meteredDetail, usage: null }) }
/** The commands carry the real values. */
export const Revealed: Story = {
  args: { view: { ...showing(openDetail).view, secrets: new Map([['password', 'tB9x2Kq7']]) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/sshpass -p 'tB9x2Kq7'/)).toBeVisible()
  },
}
/** A platform is opened where it is, with the account and the password of this page. */
export const Platform: Story = {
  globals: { language: 'zh' },
  args: showing({
    ...openDetail,
    kind: 'saas',
    access: [
      {
        key: 'url',
        name: { zh: '登录地址', en: 'Address' },
        kind: 'plain',
        value: 'https://mall.example.cn/demo-center/line_1/app',
      },
      { key: 'account', name: { zh: '账号', en: 'Account' }, kind: 'plain', value: 'cm7f3a91b2' },
      { key: 'password', name: { zh: '初始密码', en: 'Initial password' }, kind: 'secret', value: null },
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '打开应用' })).toHaveAttribute(
      'href',
      'https://mall.example.cn/demo-center/line_1/app',
    )
  },
}
export const PlatformOnPhone: Story = { ...onPhone, args: { ...Platform.args } }
/** Releasing is asked about first. */
export const Releasing: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...commands, release: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '释放资源' }))
    await expect(args.commands.release).not.toHaveBeenCalled()
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: '释放资源' }))
    await expect(args.commands.release).toHaveBeenCalledOnce()
  },
}
export const Renewed: Story = {
  args: showing({
    ...openDetail,
    endTime: '2026-12-26T12:00:00.000Z',
    terms: openDetail.terms.flatMap((term) => [
      term,
      {
        lineId: 'line_2',
        orderId: 'order_2',
        orderNo: '202611211300000002',
        startTime: '2026-11-26T12:00:00.000Z',
        endTime: '2026-12-26T12:00:00.000Z',
      },
    ]),
  }),
}
/** There is no end, nor an account in its centre. */
export const WithoutEnd: Story = {
  args: {
    view: {
      ...showing({ ...openDetail, billingType: 'ONCE', endTime: null }).view,
      storage: null,
      testArea: null,
    },
  },
}
/** Who leads is sent to operations, a member to the leader. */
export const WithoutAccount: Story = {
  globals: { language: 'zh' },
  args: { view: { ...showing(openDetail).view, storage: null } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('您在该中心没有可用账号，请联系平台运营开通。'),
    ).toBeVisible()
  },
}
export const Pending: Story = { args: showing({ ...failedDetail, status: 'pending', retryTime: null }) }
export const Opening: Story = { args: showing({ ...failedDetail, status: 'opening', retryTime: null }) }
export const TriedAgain: Story = { args: showing(failedDetail) }
export const Failed: Story = {
  globals: { language: 'zh' },
  args: showing({ ...failedDetail, retryTime: null }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '联系客服' })).toHaveAttribute(
      'href',
      '/support',
    )
  },
}
export const FailedInEnglish: Story = { globals: { language: 'en' }, args: Failed.args ?? {} }
export const Expired: Story = { args: showing(expiredDetail) }
export const Released: Story = { args: showing({ ...expiredDetail, status: 'released', keptUntil: null }) }
/** A leader sees what a member has, but not how to get in. */
export const OfMember: Story = {
  args: showing({ ...openDetail, isOwn: false, ownerName: 'member', access: [] }),
}
export const Loading: Story = { args: { view: { ...parts, state: { kind: 'loading' } } } }
export const Missing: Story = { args: { view: { ...parts, state: { kind: 'missing' } } } }
