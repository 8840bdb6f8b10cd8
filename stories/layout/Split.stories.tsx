import { Split } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'
import { Block } from './block.tsx'

/**
 * The content, and something narrow beside it: anchors before it, a summary after it.
 *
 * **Do:** give it two children in the order in which they are read.
 *
 * **Don't:** put what one came for into the narrow one: on a phone it stands below.
 */
const meta: Meta<typeof Split> = { title: 'Layout/Split', component: Split }
export default meta
type Story = StoryObj<typeof Split>

const draw = (aside?: 'start' | 'end'): Story =>
  shown((say) => {
    const narrow = <Block key="narrow">{say('合计 ¥1,280.00', 'Total ¥1,280.00')}</Block>
    const wide = <Block key="wide">{say('配置清单', 'Configuration')}</Block>
    return <Split aside={aside}>{aside === 'start' ? [narrow, wide] : [wide, narrow]}</Split>
  })

export const Default: Story = draw()
export const AsideFirst: Story = draw('start')
export const OnATablet: Story = { ...draw(), globals: { viewport: { value: 'w768' } } }
export const OnAPhone: Story = { ...draw(), globals: { viewport: { value: 'w360' } } }
export const LongText: Story = {
  ...shown(() => (
    <Split>
      <Block>
        2026112103072500018842202611210307250001884220261121030725000188422026112103072500018842202611
      </Block>
      <Block>20261121030725000188422026112103072500018842</Block>
    </Split>
  )),
}
