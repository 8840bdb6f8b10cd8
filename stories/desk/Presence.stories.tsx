import { Presence } from '@compute-mall/ui/desk/fields'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'

/**
 * Who else is at the same thing now.
 *
 * **Do:** show it in the head of what two could change at once.
 *
 * **Don't:** lock by it: the revision protects.
 */
const meta: Meta<typeof Presence> = { title: 'Desk/Presence', component: Presence }
export default meta
type Story = StoryObj<typeof Presence>

export const Default: Story = shown((say) => <Presence names={[say('张明', 'Ming Zhang')]} />)
export const Two: Story = shown((say) => (
  <Presence names={[say('张明', 'Ming Zhang'), say('李云', 'Yun Li')]} />
))
export const Empty: Story = shown(() => <Presence names={[]} />)
export const OnAPhone: Story = { ...Two, globals: { viewport: { value: 'w360' } } }
export const LongTexts: Story = shown((say) => (
  <Presence names={[say('国家超级计算中心某某区域分中心张三丰', 'Maximiliane Wolkenstein-Trostburg')]} />
))
