import { EmptyState } from '@compute-mall/ui/parts'
import { VirtualList } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column, shown } from '../specimen.tsx'

/**
 * Hundreds of rows or more, of which only what is in sight is drawn.
 *
 * **Do:** guess the height of a row well: the bar beside the list is made of it.
 *
 * **Don't:** use it for a page of up to 120 rows, which needs none of it and can be searched by the browser.
 */
const meta: Meta<typeof VirtualList> = { title: 'Widgets/VirtualList', component: VirtualList }
export default meta
type Story = StoryObj

const rows = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))
const draw = (count: number, long = false): Story =>
  shown((say, args) => (
    <Column width={480}>
      <VirtualList
        label={say('任务', 'Jobs')}
        items={rows(count)}
        itemKey={(row) => row}
        estimatedHeight={40}
        height={320}
        empty={<EmptyState title={say('还没有任务', 'No jobs yet')} />}
        render={(row) => (
          <div style={{ padding: '8px 16px' }}>
            {say(`任务 ${row}`, `Job ${row}`)}
            {long &&
              Number(row) % 3 === 0 &&
              say(
                '：结构仿真，八卡节点，正在排队等待华东一区的资源',
                ': structures on eight cards, waiting for a node in East China I',
              )}
          </div>
        )}
        {...args}
      />
    </Column>
  ))

export const Default: Story = {
  ...draw(10_000),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region', { name: /任务|Jobs/ })
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000')
    await userEvent.tab()
    await expect(region).toHaveFocus()
    region.scrollTop = region.scrollHeight
    await expect(await canvas.findByText(/^(任务|Job) 10000$/)).toBeVisible()
  },
}
export const Few: Story = draw(3)
export const One: Story = draw(1)
export const Empty: Story = {
  ...draw(0),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/还没有任务|No jobs yet/)
  },
}
export const LongText: Story = { ...draw(500, true), globals: { viewport: { value: 'w360' } } }
