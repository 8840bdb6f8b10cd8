import { type FormCommands, FormPage, type FormView } from '@compute-mall/ui/desk/form'
import { SelectField, TextArea, TextField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'

/**
 * A long form: its sections, what has to be corrected, how the draft stands, and a last look before it is submitted.
 *
 * **Do:** give each control the id that its fault names, and keep what was typed after a refusal.
 *
 * **Don't:** put ID or bank numbers into a draft, or disable the main action while something is missing: say what.
 */
const meta: Meta<typeof FormPage> = {
  title: 'Desk/FormPage',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk(),
}
export default meta
type Story = StoryObj<typeof FormPage>

const commands: FormCommands = {
  toSection: fn(),
  submit: fn(),
  change: fn(),
  confirm: fn(),
  keepMine: fn(),
  takeTheirs: fn(),
}

const view = (say: Say, wrong = false): FormView => ({
  head: {
    trail: [{ label: say('商品管理', 'Goods'), to: '/goods' }, { label: say('发布商品', 'Publish goods') }],
    title: say('发布商品', 'Publish goods'),
  },
  section: 'basics',
  attempt: 0,
  draft: { kind: 'saved', at: '14:02' },
  overview: null,
  submit: { label: say('提交审核', 'Submit for review') },
  faults: wrong
    ? [
        { fieldId: 'name', section: 'basics', message: say('请输入商品名称', 'Enter the name of the goods') },
        {
          fieldId: 'price',
          section: 'prices',
          message: say('价格最多 4 位小数', 'A price has at most 4 decimals'),
        },
      ]
    : [],
  sections: [
    {
      id: 'basics',
      title: say('基本信息', 'Basics'),
      status: wrong ? 'wrong' : 'complete',
      content: (
        <>
          <TextField
            id="name"
            label={say('商品名称', 'Name')}
            required
            value={wrong ? '' : say('8×A800 整机', '8×A800 whole machine')}
            error={wrong ? say('请输入商品名称', 'Enter the name of the goods') : undefined}
            onChange={nothing}
          />
          <SelectField
            label={say('类型', 'Kind')}
            value="ai"
            options={[{ value: 'ai', label: say('智能算力', 'AI compute') }]}
            onChange={nothing}
          />
        </>
      ),
    },
    {
      id: 'description',
      title: say('商品说明', 'Description'),
      hint: say('说明会显示在商品详情页。', 'The description stands on the page of the goods.'),
      status: 'open',
      content: <TextArea label={say('正文', 'Text')} value="" onChange={nothing} />,
    },
    {
      id: 'prices',
      title: say('价格', 'Prices'),
      status: wrong ? 'wrong' : 'open',
      content: (
        <TextField
          id="price"
          label={say('单价（元）', 'Price (yuan)')}
          inputMode="decimal"
          value="1280.00001"
          error={wrong ? say('价格最多 4 位小数', 'A price has at most 4 decimals') : undefined}
          onChange={nothing}
        />
      ),
    },
  ],
})

const draw = (change: (say: Say) => Partial<FormView> = () => ({}), wrong = false): Story =>
  shown((say) => <FormPage view={{ ...view(say, wrong), ...change(say) }} commands={commands} />)

export const Default: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /价格|Prices/ }))
    await expect(commands.toSection).toHaveBeenLastCalledWith('prices')
    await expect(canvasElement.querySelector('#section-prices')).toHaveFocus()
  },
}
export const Wrong: Story = {
  ...draw(() => ({ attempt: 1 }), true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: /2/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /4 位小数|4 decimals/ }))
    await expect(canvasElement.querySelector('#price')).toHaveFocus()
  },
}
export const Saving: Story = draw(() => ({ draft: { kind: 'saving' } }))
export const SaveFailed: Story = draw(() => ({ draft: { kind: 'failed' } }))
export const Conflict: Story = draw(() => ({ draft: { kind: 'conflict' } }))
export const EmptyDraft: Story = draw(() => ({ draft: { kind: 'none' } }))
export const Overview: Story = {
  ...draw((say) => ({
    overview: {
      parts: [
        {
          section: 'basics',
          title: say('基本信息', 'Basics'),
          items: [
            { name: say('商品名称', 'Name'), value: say('8×A800 整机', '8×A800 whole machine') },
            { name: say('类型', 'Kind'), value: say('智能算力', 'AI compute') },
          ],
        },
        {
          section: 'prices',
          title: say('价格', 'Prices'),
          items: [{ name: say('单价', 'Price'), value: '¥1,280.00' }],
        },
      ],
    },
  })),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /提交审核|Submit for review/ }))
    await expect(commands.confirm).toHaveBeenCalled()
  },
}
export const Busy: Story = draw((say) => ({
  submit: { label: say('提交审核', 'Submit for review'), busy: true },
}))
export const Disabled: Story = draw((say) => ({
  submit: {
    label: say('提交审核', 'Submit for review'),
    disabledReason: say('店铺已停用', 'The shop is closed'),
  },
}))
export const Offline: Story = draw(() => ({ notice: { kind: 'offline', at: '2026-11-21 09:58' } }))
export const LongTexts: Story = draw((say) => ({
  sections: view(say).sections.map((section) => ({
    ...section,
    title: say(
      '商品的规格与各中心库存以及定时上架',
      'Specifications, stock by centre and the time of listing',
    ),
  })),
}))
export const Phone: Story = { ...draw(), ...onPhone }
export const PhoneLastStep: Story = { ...draw(() => ({ section: 'prices' })), ...onPhone }
export const PhoneWrong: Story = { ...draw(() => ({ attempt: 1 }), true), ...onPhone }
export const PhoneOverview: Story = { ...Overview, ...onPhone }
