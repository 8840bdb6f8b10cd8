import { EditIcon, RefreshIcon, RemoveIcon, SettingsIcon } from '@compute-mall/ui/icons'
import { Menu } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'

/**
 * Actions on one thing.
 *
 * **Do:** put what destroys last, and name each by what it does.
 *
 * **Don't:** use it for links to pages, which belong into a `Disclosure`, for one choice, which is a `SelectField`,
 * or for one action, which is a `Button`.
 */
const meta: Meta<typeof Menu> = { title: 'Widgets/Menu', component: Menu, args: { label: '', entries: [] } }
export default meta
type Story = StoryObj<typeof Menu>

const chosen = fn()
const entries = (say: Say) => [
  {
    key: 'renew',
    label: say('续费', 'Renew'),
    icon: <RefreshIcon size={16} />,
    onSelect: () => chosen('renew'),
  },
  {
    key: 'edit',
    label: say('改名', 'Rename'),
    icon: <EditIcon size={16} />,
    disabled: true,
    onSelect: nothing,
  },
  {
    key: 'release',
    label: say('释放资源', 'Release'),
    icon: <RemoveIcon size={16} />,
    danger: true,
    onSelect: () => chosen('release'),
  },
]

export const Default: Story = {
  ...shown((say, args) => (
    <div style={{ minHeight: 200 }}>
      <Menu {...args} label={say('更多', 'More')} entries={entries(say)} />
    </div>
  )),
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(3)
    // The keys count once the menu has the focus.
    await waitFor(() => expect(canvas.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: /释放|Release/ })).toHaveAttribute('data-highlighted'),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('release'))
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const OpenedWithOneDisabled: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
    await expect(canvas.getByRole('menuitem', { name: /改名|Rename/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const IconWithName: Story = shown((say, args) => (
  <Menu
    {...args}
    label={<SettingsIcon size={18} />}
    name={say('资源操作', 'Actions on the resource')}
    entries={entries(say)}
  />
))
export const Secondary: Story = shown((say, args) => (
  <Menu {...args} variant="secondary" label={say('批量操作', 'With those chosen')} entries={entries(say)} />
))
export const Small: Story = shown((say, args) => (
  <Menu {...args} size="small" label={say('更多', 'More')} entries={entries(say)} />
))
export const LongText: Story = {
  ...shown((say, args) => (
    <Menu
      {...args}
      label={say('更多', 'More')}
      entries={[
        {
          key: 'a',
          label: say(
            '将此资源转移给团队中的其他成员',
            'Hand this resource over to another member of the team',
          ),
          onSelect: nothing,
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(within(canvasElement).getByRole('menu')).toBeVisible())
  },
}
