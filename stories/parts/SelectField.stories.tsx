import { SelectField } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Column, Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * One of many, with the platform's own list.
 *
 * **Do:** sort the options as people look for them.
 *
 * **Don't:** use it for up to six, which are a `RadioGroup`, or for hundreds, which are a `Combobox`.
 */
const meta: Meta<typeof SelectField> = {
  title: 'Parts/SelectField',
  component: SelectField,
  args: { label: '', options: [], value: '', onChange: nothing },
}
export default meta
type Story = StoryObj<typeof SelectField>

const options = (say: Say) => [
  { value: 'east', label: say('华东一区', 'East China I') },
  { value: 'north', label: say('华北二区', 'North China II') },
  { value: 'west', label: say('西北三区（维护中）', 'Northwest III (under repair)'), disabled: true },
]
const field: Story = shown((say, args) => (
  <Held initial={args.value}>
    {(value, set) => (
      <Column width={360}>
        <SelectField
          {...args}
          label={say('区域', 'Region')}
          options={options(say)}
          value={value}
          onChange={set}
        />
      </Column>
    )}
  </Held>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: /区域|Region/ })
    await userEvent.selectOptions(select, 'north')
    await expect(select).toHaveValue('north')
  },
}
export const Chosen: Story = { ...field, args: { value: 'east' } }
export const Wrong: Story = { ...field, args: { error: '请选择区域' } }
export const Disabled: Story = { ...field, args: { value: 'east', disabled: true } }
export const Empty: Story = shown((say, args) => (
  <SelectField
    {...args}
    label={say('区域', 'Region')}
    hint={say('该商品暂无可用区域', 'These goods are in no region')}
    disabled
  />
))
export const LongText: Story = {
  ...shown((say, args) => (
    <SelectField
      {...args}
      label={say('计算中心', 'Computing centre')}
      value="long"
      options={[
        {
          value: 'long',
          label: say(
            '华东一区（昆山）国家超级计算中心高性能算力专区',
            'East China I (Kunshan) high performance zone of the national centre',
          ),
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
