import { HeroArt } from '@compute-mall/ui/covers'
import { Carousel } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Say, shown } from '../specimen.tsx'

/**
 * Banners that take turns, with a pause. They stand still under the pointer, the focus, and for who wants no motion.
 *
 * **Do:** keep it to five, each with a name and one place to go.
 *
 * **Don't:** put into it what everybody must see: most see the first alone.
 */
const meta: Meta<typeof Carousel> = {
  title: 'Parts/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj

const slides = (say: Say) =>
  (['summit', 'whitePaper', 'scenarioCall', 'providerFund'] as const).map((art) => ({
    key: art,
    content: (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          height: 360,
          color: '#fff',
          padding: '0 80px',
        }}
      >
        <div style={{ alignSelf: 'center' }}>
          <h2 style={{ fontSize: 40 }}>
            {say('2026 超算互联网峰会', 'Supercomputing Internet Summit 2026')}
          </h2>
          <p style={{ fontSize: 16, paddingTop: 12 }}>
            {say('算力成网，应用成群', 'Compute in one network')}
          </p>
        </div>
        <HeroArt art={art} />
      </div>
    ),
  }))

export const Default: Story = {
  ...shown((say, args) => <Carousel label={say('活动', 'Events')} slides={slides(say)} {...args} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons[2] as HTMLElement)
    await expect(buttons[2]).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getAllByRole('group')).toHaveLength(1)
  },
}

export const Pauses: Story = {
  ...shown((say) => <Carousel label={say('活动', 'Events')} slides={slides(say)} milliseconds={400} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /暂停轮播|Pause the slides/ }))
    await expect(canvas.getByRole('button', { name: /继续轮播|Play the slides/ })).toBeVisible()
    const shownNow = () => canvas.getByRole('group').getAttribute('aria-label')
    const before = shownNow()
    await userEvent.unhover(canvas.getByRole('region'))
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(shownNow()).toBe(before)
  },
}

export const OneSlide: Story = shown((say) => (
  <Carousel label={say('活动', 'Events')} slides={slides(say).slice(0, 1)} />
))

export const None: Story = shown((say) => <Carousel label={say('活动', 'Events')} slides={[]} />)

export const OnAPhone: Story = {
  ...shown((say) => <Carousel label={say('活动', 'Events')} slides={slides(say)} />),
  globals: { viewport: { value: 'w360' } },
}
