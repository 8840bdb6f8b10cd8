import { TextArea } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, nothing, shown } from '../specimen.tsx'

/**
 * Several lines of text.
 *
 * **Do:** make it as tall as the answer that is expected, and say how long it may be.
 *
 * **Don't:** use it for one line, which is a `TextField`.
 */
const meta: Meta<typeof TextArea> = {
  title: 'Parts/TextArea',
  component: TextArea,
  args: { label: '', value: '', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof TextArea>

const field: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <Column width={360}>
        <TextArea {...args} label={say('备注', 'Note')} value={value} onChange={set} />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: /备注|Note/ })
    await userEvent.type(box, '课题编号{Enter}2026-118')
    await expect(box).toHaveValue('课题编号\n2026-118')
  },
}
export const Required: Story = { ...field, args: { required: true } }
export const Optional: Story = { ...field, args: { optional: true } }
export const Wrong: Story = {
  ...field,
  args: { value: '课题编号 <2026>', error: '不能包含 < 和 >' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('不能包含 < 和 >')
  },
}
export const Disabled: Story = { ...field, args: { value: '课题编号 2026-118', disabled: true } }
export const Tall: Story = { ...field, args: { rows: 10 } }
export const LongText: Story = {
  ...shown((say, args) => (
    <TextArea
      {...args}
      label={say(
        '企业简介（在店铺主页展示给所有访客，可随时修改）',
        'About the company, as every visitor of the shop will read it; it can be changed at any time',
      )}
      hint={say(
        '请写明主营业务、服务对象与交付能力，不要填写联系方式',
        'Say what you offer, to whom, and how it is delivered; leave out phone numbers and addresses',
      )}
      value={say(
        '专注智能算力调度与模型推理服务，为高校和企业提供从资源选型、迁移、调优到长期运维的一站式方案，已在十二个算力中心交付三百余个项目。',
        'We schedule AI compute and serve models, and guide universities and companies from the choice of resources through migration and tuning to operation. Three hundred projects in twelve centres so far.',
      )}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
