import { LivePage } from '@compute-mall/admin/features/content/LivePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAdmin, onPhone } from '../frame.tsx'
import { untouched } from './form.ts'

const values = {
  titleZh: '国产加速卡上的大模型训练实践',
  titleEn: 'Training large models on domestic accelerators',
  startDay: '2026-11-21',
  startTime: '14:00',
  appKey: 'f0f6d1a2c3b44e5f',
  roomId: '613847205',
  secretKey: '',
}
const empty = { titleZh: '', titleEn: '', startDay: '', startTime: '', appKey: '', roomId: '', secretKey: '' }

const meta = {
  title: 'Admin/Content/Broadcast',
  component: LivePage,
  parameters: { layout: 'fullscreen' },
  ...inAdmin('content'),
  args: {
    view: { form: untouched(values), isOn: true, hasTitle: true, hasRoom: true, switching: false },
    commands: { change: fn(), save: fn(), toggle: fn() },
  },
} satisfies Meta<typeof LivePage>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement, args: { commands } }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: '直播中' }))
    await expect(commands.toggle).toHaveBeenCalledWith(false)
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { ...onPhone }
/** Nothing was said yet: there is no title to show, and no room to play. */
export const Nothing: Story = {
  args: { view: { form: untouched(empty), isOn: false, hasTitle: false, hasRoom: false, switching: false } },
}
export const RoomIncomplete: Story = {
  args: {
    view: {
      ...meta.args.view,
      hasRoom: false,
      form: {
        ...untouched({ ...values, roomId: '' }),
        errors: {
          roomId: '应用标识、房间号与密钥须同时填写',
          secretKey: '应用标识、房间号与密钥须同时填写',
        },
        attempt: 1,
      },
    },
  },
}
