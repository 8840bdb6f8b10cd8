import { EditIcon, RefreshIcon, RemoveIcon, SettingsIcon } from '@compute-mall/ui/icons'
import { Menu } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
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

/** The entry that the keys are at. */
const entryAt = (menu: HTMLElement) =>
  document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

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
    const menu = canvas.getByRole('menu')
    await expect(menu).toHaveFocus()
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(3)
    await expect(entryAt(menu)).toHaveTextContent(/续费|Renew/)
    await userEvent.keyboard('{End}')
    await expect(entryAt(menu)).toHaveTextContent(/释放|Release/)
    await userEvent.keyboard('{Enter}')
    await expect(chosen.mock.calls).toEqual([['release']])
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}
/** All keys at once, as from a page that was busy: no frame is drawn between them. */
export const PressedFast: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button')
    const person = userEvent.setup({ delay: null })
    trigger.focus()
    await person.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(chosen.mock.calls).toEqual([['release']])
    await expect(trigger).toHaveFocus()
    await person.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('renew')
    await person.keyboard('{ArrowDown}{End}{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
    // What the library does a frame later takes the focus to nothing that is gone.
    await twoFrames()
    await expect(trigger).toHaveFocus()
    await expect(chosen).toHaveBeenCalledTimes(2)
  },
}
/** The key that opens it is held down: that chooses nothing. */
export const HeldDown: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const canvas = within(canvasElement)
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter>}')
    const menu = canvas.getByRole('menu')
    await expect(menu).toHaveFocus()
    await fireEvent.keyDown(menu, { key: 'Enter', repeat: true })
    await expect(menu).toHaveFocus()
    await expect(chosen).not.toHaveBeenCalled()
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
