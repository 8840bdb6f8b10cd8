import { radius, size, space, vars } from '@compute-mall/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Column, Row } from '../specimen.tsx'

/** The tokens: what a theme decides, and what it does not. `#c00019` has 6.45:1 on white and may carry text. */
const meta: Meta = { title: 'Theme/Tokens' }
export default meta
type Story = StoryObj

export const Colours: Story = {
  render: () => (
    <Row>
      {Object.entries({ ...vars.color, ...vars.availability }).map(([name, value]) => (
        <div key={name} style={{ width: 120 }}>
          <div style={{ height: 56, borderRadius: 8, background: value, border: '1px solid #ccc' }} />
          {name}
        </div>
      ))}
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Column>
      {Object.entries(size).map(([name, fontSize]) => (
        <div key={name} style={{ fontSize }}>
          {name} 算力 Compute 0123456789
        </div>
      ))}
      <Row>
        {Object.entries(space).map(([name, width]) => (
          <div key={name}>
            <div style={{ width, height: 16, background: vars.color.brand }} />
            {name}
          </div>
        ))}
      </Row>
      <Row>
        {Object.entries(radius).map(([name, borderRadius]) => (
          <div key={name} style={{ padding: 20, borderRadius, border: `1px solid ${vars.color.lineStrong}` }}>
            {name}
          </div>
        ))}
      </Row>
    </Column>
  ),
}
