import { TeamPage } from '@compute-mall/console/features/team/TeamPage.tsx'
import { identityFixtures } from '@compute-mall/core/identity/testing'
import { teamFixtures } from '@compute-mall/core/team/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const nothing = () => undefined
const { clusterAccount } = identityFixtures

const meta = {
  title: 'Console/Team/Team',
  component: TeamPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('team'),
  args: {
    view: {
      groups: loaded({
        total: 2,
        records: [
          { accountName: '计算材料课题组', groupId: 'g-demo', isGroupLeader: 'Leader' as const },
          { accountName: '联合实验室', groupId: 'g-lab', isGroupLeader: 'Member' as const },
        ],
      }),
      accounts: loaded([
        clusterAccount,
        {
          ...clusterAccount,
          clusterId: 'c-tianjin',
          centerName: '华北一区（天津）算力中心',
          accountDetail: { status: 'Disable' as const },
        },
      ]),
      invitations: loaded({ received: [teamFixtures.invitation], sent: [] }),
      waiting: 2,
      asked: 0,
      pageNum: 1,
      busy: false,
      refusal: null,
    },
    links: { group: (groupId) => `/team/groups/${groupId}`, requests: '/team/requests' },
    commands: { accept: nothing, decline: nothing, toPage: nothing, retry: nothing },
  },
} satisfies Meta<typeof TeamPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, accept: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加入团队' }))
    await expect(args.commands.accept).toHaveBeenCalledWith('invitation_1')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
/** More groups than a page holds. */
export const Many: Story = {
  args: {
    view: {
      ...meta.args.view,
      groups: loaded({ ...meta.args.view.groups.value, total: 45 }),
      pageNum: 2,
    },
  },
}
/** In no group, without an account. */
export const None: Story = {
  args: {
    view: {
      ...meta.args.view,
      groups: loaded({ total: 0, records: [] }),
      accounts: loaded([]),
      invitations: loaded({ received: [], sent: [] }),
      waiting: 0,
    },
  },
}
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:GROUP10005' } } },
}
export const Failed: Story = {
  args: {
    view: {
      ...meta.args.view,
      groups: { kind: 'failed', message: { key: 'error:SYS10007' } },
      accounts: { kind: 'loading' },
    },
  },
}
