import { DescriptionList, Price, Tag } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shown } from '../specimen.tsx'

/**
 * Names and values of one thing.
 *
 * **Do:** keep the names short, and leave out what has no value.
 *
 * **Don't:** use it for many things of one kind, which are a `Table`.
 */
const meta: Meta<typeof DescriptionList> = { title: 'Parts/DescriptionList', component: DescriptionList }
export default meta
type Story = StoryObj<typeof DescriptionList>

const items = (say: (zh: string, en: string) => string) => [
  { name: say('计算中心', 'Centre'), value: say('华东一区（昆山）', 'East China I (Kunshan)') },
  { name: say('规格', 'Specification'), value: '8×A800' },
  { name: say('数量', 'Quantity'), value: '1' },
  { name: say('时长', 'Duration'), value: say('12 个月', '12 months') },
]

export const Default: Story = {
  ...shown((say) => <DescriptionList items={items(say)} />),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(4)
  },
}
export const TwoColumns: Story = shown((say) => <DescriptionList columns={2} items={items(say)} />)
export const ThreeColumns: Story = shown((say) => <DescriptionList columns={3} items={items(say)} />)
export const WithParts: Story = shown((say) => (
  <DescriptionList
    items={[
      { name: say('状态', 'State'), value: <Tag tone="success">{say('已开通', 'Open')}</Tag> },
      { name: say('金额', 'Amount'), value: <Price amount="58999.00" sum /> },
    ]}
  />
))
export const Empty: Story = { args: { items: [] } }
export const LongText: Story = {
  ...shown((say) => (
    <DescriptionList
      items={[
        {
          name: say('法定代表人联系电话', 'Telephone of the legal representative'),
          value: '2026112103072500018842202611210307250001884220261121',
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
