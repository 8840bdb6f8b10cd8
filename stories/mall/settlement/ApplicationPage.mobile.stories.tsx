import { ApplicationPage as MobileApplicationPage } from '@compute-mall/mall/features/settlement/ApplicationPage.mobile.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { as, onPhone } from '../../phone.tsx'
import * as page from './ApplicationPage.stories.tsx'

const meta = {
  ...onPhone({ title: { zh: '入驻申请', en: 'Merchant application' } }),
  title: 'Mall/Settlement/Application on a phone',
  component: MobileApplicationPage,
  args: page.default.args,
} satisfies Meta<typeof MobileApplicationPage>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(args.commands.finish).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText(/^企业名称/)).toBeVisible()
  },
}
export const SecondStep: Story = {
  args: {
    view: page.Filled.args?.view ?? page.default.args.view,
    commands: { ...page.default.args.commands, finish: fn(() => true) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(canvas.getByLabelText(/^店铺名称/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(canvas.getByLabelText(/^企业名称/)).toBeVisible()
  },
}
export const Errors: Story = {
  ...as(page.Errors),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('link', { name: '请输入银行账号' }))
    await expect(canvas.getByLabelText(/^银行账号/)).toHaveFocus()
  },
}
export const ErrorsEnglish: Story = { ...as(page.Errors), globals: { language: 'en' } }
export const Uploading: Story = as(page.Uploading)
export const Conflict: Story = as(page.Conflict)
export const Overview: Story = as(page.Overview)
export const Unconfirmed: Story = as(page.Unconfirmed)
export const Mending: Story = as(page.Mending)
export const MendingEnglish: Story = as(page.MendingEnglish)
