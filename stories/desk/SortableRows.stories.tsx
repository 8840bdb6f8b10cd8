import { SortableRows } from '@compute-mall/ui/desk/fields'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, type Say, shown } from '../specimen.tsx'

/**
 * Rows whose order matters: dragged, or moved by buttons.
 *
 * **Do:** give each row its name, for the buttons and for what is said after a move.
 *
 * **Don't:** use it for rows that have an order of their own, such as by time.
 */
const meta: Meta = { title: 'Desk/SortableRows', component: SortableRows }
export default meta
type Story = StoryObj

const names = (say: Say) => [say('规格', 'Specification'), say('接口', 'Interfaces'), say('许可', 'Licence')]
const draw = (rows: (say: Say) => readonly string[]): Story =>
  shown((say) => (
    <Held<readonly string[]> initial={rows(say)}>
      {(value, set) => (
        <SortableRows<string>
          label={say('参数', 'Parameters')}
          rows={value}
          rowKey={(row) => row}
          rowName={(row) => row}
          onSort={set}
        >
          {(row) => row}
        </SortableRows>
      )}
    </Held>
  ))

export const Default: Story = {
  ...draw(names),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /下移规格|Move Specification down/ }))
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/规格|Specification/)
    await expect(canvas.getByRole('status')).toHaveTextContent('2')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/规格|Specification/)
  },
}
export const One: Story = draw((say) => names(say).slice(0, 1))
export const Empty: Story = draw(() => [])
export const Many: Story = draw(() => Array.from({ length: 40 }, (_, at) => `${at + 1}`))
export const LongText: Story = {
  ...draw(() => ['20261121030725000188422026112103072500018842202611210307250001884220261121']),
  globals: { viewport: { value: 'w360' } },
}
