import { PersonPage } from '@compute-mall/admin/features/people/PersonPage.tsx'
import { peopleFixtures } from '@compute-mall/core/identity/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { reviewerDetail, disabledDetail } = peopleFixtures

const meta = {
  title: 'Admin/People/Person',
  component: PersonPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('people'),
  args: {
    view: {
      state: { kind: 'loaded', value: reviewerDetail },
      actorId: 'u-superadmin',
      mayChange: true,
      busy: false,
    },
    links: { people: '/people', did: '/audit?actorId=u-reviewer', changes: '/audit?objectId=u-reviewer' },
    commands: { retry: fn(), change: fn() },
  },
} satisfies Meta<typeof PersonPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** A role is granted with a reason that the audit log keeps. */
export const Clerk: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /要授予的角色/ }), 'legal')
    await userEvent.click(canvas.getByRole('button', { name: '授予角色' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '授予角色' }))
    await expect(commands.change).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '岗位调整')
    await userEvent.click(dialog.getByRole('button', { name: '授予角色' }))
    await expect(commands.change).toHaveBeenLastCalledWith({ kind: 'grant', roleId: 'legal' }, '岗位调整')
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
export const DisabledCustomer: Story = {
  args: { view: { ...view, state: { kind: 'loaded', value: disabledDetail } } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Blocked: the account is disabled')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Role to grant/ }), 'legal')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a back-office account' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
/** A customer becomes an account of the back office with a first role. */
export const Appointing: Story = {
  args: {
    view: {
      ...view,
      state: {
        kind: 'loaded',
        value: { ...disabledDetail, state: 'active', disabledTime: null, retailerId: null, shopDuties: [] },
      },
    },
  },
  globals: { language: 'en' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Role to grant/ }), 'legal')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a back-office account' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Joined the legal team')
    await userEvent.click(dialog.getByRole('button', { name: 'Make a back-office account' }))
    await expect(commands.change).toHaveBeenLastCalledWith(
      { kind: 'appoint', roleId: 'legal' },
      'Joined the legal team',
    )
  },
}
/** Nobody changes their own account: each button says so. */
export const OwnAccount: Story = {
  args: { view: { ...view, actorId: reviewerDetail.userId } },
  globals: { language: 'en' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('You cannot change your own roles or account.').length).toBeGreaterThan(
      0,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke “Operations”' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(commands.change).not.toHaveBeenCalled()
  },
}
export const MayOnlyLook: Story = { args: { view: { ...view, mayChange: false } } }
export const Missing: Story = { args: { view: { ...view, state: { kind: 'missing' } } } }
export const Loading: Story = { args: { view: { ...view, state: { kind: 'loading' } } } }
export const Failed: Story = {
  args: { view: { ...view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
