import { MenuIcon } from '@compute-mall/ui/icons'
import { Disclosure } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'

/**
 * A panel of links or settings that drops from its label.
 *
 * **Do:** use it where the page would be crowded and most people need none of it.
 *
 * **Don't:** use it for actions on a thing, which are a `Menu`, or hide what one must read.
 */
const meta: Meta<typeof Disclosure> = { title: 'Parts/Disclosure', component: Disclosure }
export default meta
type Story = StoryObj<typeof Disclosure>

const links = (say: Say) => (
  <ul>
    {[say('我的订单', 'My orders'), say('控制台', 'Console'), say('退出登录', 'Sign out')].map((label) => (
      <li key={label}>
        <a href={`#${label}`} style={{ display: 'block', padding: 6 }}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

export const Default: Story = {
  ...shown((say, args) => (
    <Disclosure {...args} label={say('我的账户', 'My account')}>
      {links(say)}
    </Disclosure>
  )),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary') as HTMLElement
    await userEvent.click(summary)
    const details = canvasElement.querySelector('details')
    await waitFor(() => expect(details).toHaveAttribute('open'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(details).not.toHaveAttribute('open'))
    await expect(summary).toHaveFocus()
  },
}
export const Opened: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    await waitFor(() => expect(within(canvasElement).getAllByRole('link')).toHaveLength(3))
  },
}
export const FlushAtTheEnd: Story = shown((say) => (
  <div style={{ display: 'flex', justifyContent: 'end' }}>
    <Disclosure align="end" label={say('账户', 'Account')}>
      {links(say)}
    </Disclosure>
  </div>
))
export const IconWithName: Story = shown((say) => (
  <Disclosure label={<MenuIcon size={20} />} name={say('菜单', 'Menu')}>
    {links(say)}
  </Disclosure>
))
export const LongText: Story = {
  ...shown((say) => (
    <Disclosure
      label={say(
        '国家超级计算中心某某区域分中心有限责任公司',
        'Regional branch of the national supercomputing centre, Ltd.',
      )}
    >
      {links(say)}
    </Disclosure>
  )),
  globals: { viewport: { value: 'w360' } },
}
