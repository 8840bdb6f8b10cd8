import * as icons from '@compute-mall/ui/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Shelf } from '../specimen.tsx'

const { categoryIcon, isKindCode, kindIcon, LogoMark, ...set } = icons

/** One open set (Lucide), under the names of what they stand for. */
const meta: Meta = { title: 'Icons/Set' }
export default meta
type Story = StoryObj

export const All: Story = {
  render: () => (
    <Shelf least={120}>
      {Object.entries(set).map(([name, Icon]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 }}>
          <Icon size={24} />
          {name}
        </div>
      ))}
    </Shelf>
  ),
}

export const Kinds: Story = {
  render: () => (
    <Shelf least={120}>
      {Object.entries(kindIcon).map(([kind, Icon]) => (
        <div key={kind} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 }}>
          <Icon size={24} />
          {kind}
        </div>
      ))}
    </Shelf>
  ),
}

export const Logo: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' }}>
      {[16, 24, 32, 64, 128].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </div>
  ),
}
