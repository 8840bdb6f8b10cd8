import { shopFixtures } from '@compute-mall/core/shop/testing'
import { AlertSwitches, BarredThread, ChatPanel, TellMe } from '@compute-mall/ui/chat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'

const shop = {
  id: '1001',
  name: { zh: '平台自营旗舰店', en: 'Platform Flagship Store' },
  logoUrl: null,
  score: 4.8,
}
const LONG =
  '华东（昆山）先进计算与人工智能融合应用联合创新中心官方旗舰店 East China joint innovation centre, official store'
const choices = { sound: true, notices: false, areNoticesBarred: false }
const setters = { setSound: fn(), setNotices: fn() }

/**
 * The dialog with one shop beside the page, which stays in use.
 *
 * **Do:** say when somebody answers, and how one is told of it.
 *
 * **Don't:** close it on Escape: what was written would look lost, so it is minimised.
 */
const meta: Meta<typeof ChatPanel> = {
  title: 'Domain/ChatPanel',
  component: ChatPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { shop, hours: '09:00–18:00' },
    commands: { minimise: fn(), close: fn() },
    children: <TellMe choices={choices} commands={setters} />,
  },
}
export default meta
type Story = StoryObj<typeof ChatPanel>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByRole('switch')
    choice.focus()
    // The key belongs to an input method: Safari says so by its code alone.
    await fireEvent.keyDown(choice, { key: 'Escape', isComposing: true })
    await fireEvent.keyDown(choice, { key: 'Escape', keyCode: 229 })
    await expect(args.commands.minimise).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.commands.minimise).toHaveBeenCalledOnce()
  },
}
/** Which shop it is is not known yet. */
export const Loading: Story = { args: { view: { shop: null, hours: null }, children: null } }
/** A shop that nobody has rated. */
export const Unrated: Story = { args: { view: { shop: { ...shop, score: null }, hours: null } } }
export const LongName: Story = {
  args: { view: { shop: { ...shop, name: { zh: LONG, en: LONG } }, hours: '09:00–18:00' } },
}
/** How one is told: by a tone, and by notices of the system. */
export const Told: Story = { args: { children: <AlertSwitches choices={choices} commands={setters} /> } }
export const NoticesOn: Story = {
  args: { children: <AlertSwitches choices={{ ...choices, notices: true }} commands={setters} /> },
}
/** The browser allows no notices of the system. */
export const NoticesDisabled: Story = {
  args: { children: <TellMe choices={{ ...choices, areNoticesBarred: true }} commands={setters} /> },
}
/** Chat is not open here: how the shop is reached instead. */
export const Barred: Story = { args: { children: <BarredThread shop={shopFixtures.shop} /> } }
export const BarredOnWorkdays: Story = {
  args: { children: <BarredThread shop={{ ...shopFixtures.shop, hasWorkday: true }} /> },
}
export const BarredDaily: Story = {
  args: { children: <BarredThread shop={{ ...shopFixtures.shop, hasWorkday: false }} /> },
}
export const BarredLongAddress: Story = {
  args: {
    children: (
      <BarredThread
        shop={{ ...shopFixtures.shop, serviceEmail: `service.of.${'computing.'.repeat(6)}centre@example.cn` }}
      />
    ),
  },
}
/** Barred, and the shop cannot be asked for. */
export const BarredUnknown: Story = {
  args: { view: { shop: null, hours: null }, children: <BarredThread shop={null} /> },
}
