import { AnnouncementFormPage } from '@compute-mall/admin/features/content/AnnouncementFormPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'
import { untouched } from './form.ts'

const values = {
  place: 'BOTH',
  titleZh: '',
  titleEn: '',
  textZh: '',
  textEn: '',
  fromDay: '',
  untilDay: '',
} as const

const meta = {
  title: 'Admin/Content/Announcement form',
  component: AnnouncementFormPage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { title: '新增公告', form: untouched(values) },
    links: { announcements: '/announcements' },
    commands: { change: fn(), save: fn() },
  },
} satisfies Meta<typeof AnnouncementFormPage>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^展示位置/ }), 'CONSOLE')
    await expect(commands.change).toHaveBeenLastCalledWith({ place: 'CONSOLE' })
  },
}
export const English: Story = {
  args: { view: { ...meta.args.view, title: 'Add an announcement' } },
  globals: { language: 'en' },
}
export const Phone: Story = { ...onPhone }
export const Wrong: Story = {
  args: {
    view: {
      ...meta.args.view,
      form: {
        ...untouched(values),
        errors: { titleZh: '请填写此项', textZh: '请填写此项' },
        attempt: 1,
      },
    },
  },
}
