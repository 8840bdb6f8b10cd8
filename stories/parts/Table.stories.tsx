import { type Column as ColumnOf, Loading, Skeleton, Table } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'

/**
 * Many things of one kind in columns; figures stand at the end. It scrolls sideways by keyboard too.
 *
 * **Do:** give it a caption, and name each row by its first cell.
 *
 * **Don't:** use it for one thing, which is a `DescriptionList`, or to lay out a page.
 */
const meta: Meta<typeof Table> = { title: 'Parts/Table', component: Table }
export default meta
type Story = StoryObj

interface Offer {
  readonly spec: string
  readonly price: string
}
const offers: readonly Offer[] = [
  { spec: '8×A800 / 80 GB', price: '¥58,999.00' },
  { spec: '8×L40 / 48 GB', price: '¥31,500.00' },
]
const columns = (say: Say): readonly ColumnOf<Offer>[] => [
  { key: 'spec', header: say('规格', 'Specification'), rowHeader: true, render: ({ spec }) => spec },
  { key: 'term', header: say('计费', 'Billing'), render: () => say('包月', 'Monthly') },
  { key: 'price', header: say('价格', 'Price'), align: 'end', render: ({ price }) => price },
]
const key = ({ spec }: Offer) => spec

export const Default: Story = {
  ...shown((say, args) => (
    <Table caption={say('价格表', 'Prices')} rows={offers} rowKey={key} columns={columns(say)} {...args} />
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/价格表|Prices/)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    await expect(canvas.getByRole('rowheader', { name: '8×L40 / 48 GB' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}
export const Empty: Story = {
  ...shown((say) => (
    <Table caption={say('价格表', 'Prices')} rows={[]} rowKey={key} columns={columns(say)} />
  )),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/暂无数据|Nothing here yet/)
  },
}
export const Loads: Story = shown((say) => (
  <Loading>
    <Table
      caption={say('价格表', 'Prices')}
      rows={offers}
      rowKey={key}
      columns={columns(say).map((column) => ({ ...column, render: () => <Skeleton width={80} /> }))}
    />
  </Loading>
))
export const Many: Story = shown((say) => (
  <Table
    caption={say('价格表', 'Prices')}
    rows={Array.from({ length: 120 }, (_, index) => ({
      spec: `${index + 1}×A800`,
      price: `¥${index + 1},000.00`,
    }))}
    rowKey={key}
    columns={columns(say)}
  />
))
export const LongText: Story = {
  ...shown((say) => (
    <Table
      caption={say('价格表', 'Prices')}
      rows={[
        {
          spec: say('面向大规模分布式训练的八卡裸金属节点', 'Bare metal with eight cards for large training'),
          price: '¥99,999,999.00',
        },
      ]}
      rowKey={key}
      columns={columns(say)}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
