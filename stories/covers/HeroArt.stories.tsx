import { HeroArt } from '@compute-mall/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Shelf } from '../specimen.tsx'

const meta: Meta<typeof HeroArt> = { title: 'Covers/HeroArt', component: HeroArt, args: { art: 'summit' } }
export default meta
type Story = StoryObj

export const Events: Story = {
  render: () => (
    <Shelf least={560}>
      {(['summit', 'whitePaper', 'scenarioCall', 'providerFund', 'plain'] as const).map((art) => (
        <div key={art} style={{ height: 320, background: '#101318' }}>
          <HeroArt art={art} />
        </div>
      ))}
    </Shelf>
  ),
}

const stage = (width: number, art: 'summit' | 'whitePaper' | 'providerFund' | 'plain') => (
  <div style={{ width, maxWidth: '100%', height: 320, background: '#101318' }}>
    <HeroArt art={art} />
  </div>
)

export const Default: Story = { render: () => stage(600, 'summit') }
/** What a banner has that is about no event. */
export const Plain: Story = { render: () => stage(600, 'plain') }
/** As wide as a phone: the drawing keeps its right half. */
export const Narrow: Story = { render: () => stage(328, 'whitePaper') }
/** As wide as a desktop: it stays at the right, and words have the left. */
export const Wide: Story = { render: () => stage(1200, 'providerFund') }
