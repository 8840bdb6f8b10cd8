import { CenterAvatar, HeroArt, ShopAvatar } from '@compute-mall/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Shelf } from '../specimen.tsx'

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

const names = ['昆山', '中卫', '天津', '郑州', '长沙', '济南', '成都', '深圳']

export const Avatars: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <ShopAvatar key={name} id={name} name={{ zh: name, en: name }} logoUrl={null} size={48} />
      ))}
      {names.map((name) => (
        <CenterAvatar key={name} id={name} size={48} />
      ))}
    </Row>
  ),
}
