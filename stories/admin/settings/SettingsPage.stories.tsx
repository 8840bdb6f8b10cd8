import { SettingsPage } from '@compute-mall/admin/features/settings/SettingsPage.tsx'
import { siteFixtures } from '@compute-mall/core/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'

const { platformSettings } = siteFixtures

const meta = {
  title: 'Admin/Settings',
  component: SettingsPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('audit'),
  args: {
    view: {
      state: { kind: 'loaded', value: platformSettings },
      mayChange: true,
      busy: false,
    },
    changes: '/audit?objectType=platformConfig',
    commands: {
      retry: fn(),
      setLimits: fn(),
      setFeeRate: fn(),
      setChat: fn(),
      addDay: fn(),
      removeDay: fn(),
    },
  },
} satisfies Meta<typeof SettingsPage>
export default meta
type Story = StoryObj<typeof meta>
const { view } = meta.args

/** Limits are checked while they are typed, and sent when all of them will do. */
export const Limits: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    const most = canvas.getByRole('textbox', { name: /存储最大容量/ })
    await userEvent.clear(most)
    await userEvent.type(most, '50')
    await expect(canvas.getByText('请填写不小于最小容量、不大于 99,999,999 的整数')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存 购买限制' }))
    await expect(commands.setLimits).not.toHaveBeenCalled()
    await userEvent.type(most, '0')
    await userEvent.click(canvas.getByRole('button', { name: '保存 购买限制' }))
    await expect(commands.setLimits).toHaveBeenCalledWith({
      minCpuNum: 100,
      minGpuNum: 10,
      minQuota: 100,
      maxQuota: 500,
      minDuration: 1,
    })
  },
}
/** The fee is typed in percent. */
export const Fee: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Rate now: 3.33%')).toBeVisible()
    const rate = canvas.getByRole('textbox', { name: /Rate/ })
    await userEvent.type(rate, '101')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Service fee' }))
    await expect(canvas.getByText('Enter 0 to 100 with at most two decimals')).toBeVisible()
    await userEvent.clear(rate)
    await userEvent.type(rate, '4.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Service fee' }))
    await expect(commands.setFeeRate).toHaveBeenCalledWith('0.045')
  },
}
export const Holidays: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '移除 2027-01-01' }))
    await expect(commands.removeDay).toHaveBeenCalledWith('2027-01-01')
    await userEvent.click(canvas.getByRole('button', { name: '添加' }))
    await expect(canvas.getByText('请选择日期')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('日期'), '2027-02-06')
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '春节')
    await userEvent.click(canvas.getByRole('button', { name: '添加' }))
    await expect(commands.addDay).toHaveBeenCalledWith({
      day: '2027-02-06',
      isWorkday: false,
      name: '春节',
    })
  },
}
export const Phone: Story = { ...onPhone }
export const Nothing: Story = {
  args: {
    view: {
      ...view,
      state: { kind: 'loaded', value: { ...platformSettings, feeRates: [], calendar: [] } },
    },
  },
}
export const MayOnlyLook: Story = {
  args: { view: { ...view, mayChange: false }, changes: null },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull()
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
}
export const Failed: Story = {
  args: { view: { ...view, state: { kind: 'failed', message: { key: 'error:SYS10007' } } } },
}
