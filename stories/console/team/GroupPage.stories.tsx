import { GroupPage } from '@compute-mall/console/features/team/GroupPage.tsx'
import { teamFixtures } from '@compute-mall/core/team/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsole, onPhone } from '../frame.tsx'

const loaded = <Value,>(value: Value) => ({ kind: 'loaded' as const, value })
const nothing = () => undefined

const meta = {
  title: 'Console/Team/Group',
  component: GroupPage,
  parameters: { layout: 'fullscreen' },
  ...inConsole('team'),
  args: {
    view: {
      groupId: 'group_1',
      name: '计算材料课题组',
      users: loaded({
        groupUsersInfos: [
          { userId: 'u-leader', userName: 'leader', isGroupLeader: 'Leader' as const },
          { userId: 'u-member', userName: 'member', isGroupLeader: 'Member' as const },
        ],
      }),
      accounts: loaded(teamFixtures.memberAccounts),
      sent: [teamFixtures.invitation],
      ownId: 'u-leader',
      busy: false,
      refusal: null,
    },
    links: { team: '/team' },
    commands: {
      invite: nothing,
      takeBack: nothing,
      remove: nothing,
      handOver: nothing,
      leave: nothing,
      retry: nothing,
    },
  },
} satisfies Meta<typeof GroupPage>
export default meta
type Story = StoryObj<typeof meta>

export const Leading: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const PhoneEnglish: Story = { globals: { ...onPhone.globals, language: 'en' } }
export const Led: Story = {
  args: { view: { ...meta.args.view, ownId: 'u-member', accounts: null, sent: [] } },
}
/** An invitation needs a name. */
export const Inviting: Story = {
  globals: { language: 'zh' },
  args: { commands: { ...meta.args.commands, invite: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '邀请成员' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expect(dialog.getByText('请输入用户名')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'newcomer')
    await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }))
    await expect(args.commands.invite).toHaveBeenCalledWith('newcomer')
  },
}
export const Refused: Story = {
  args: { view: { ...meta.args.view, refusal: { key: 'error:GROUP10003', values: { userName: 'clerk' } } } },
}
export const Missing: Story = {
  args: { view: { ...meta.args.view, users: { kind: 'missing' }, accounts: null, sent: [] } },
}
