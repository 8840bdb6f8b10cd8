import { HotIcon } from '@compute-mall/ui/icons'
import { Tag, type Tone } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, shown } from '../specimen.tsx'

/**
 * A word about a thing: a state, a property, a figure.
 *
 * **Do:** keep it to one or two words, and its tone to what the state means.
 *
 * **Don't:** use it for what can be taken away, which is a `Chip`, for a count, which is a `Badge`, or to press.
 */
const meta: Meta<typeof Tag> = { title: 'Parts/Tag', component: Tag, args: { tone: 'neutral', children: '' } }
export default meta
type Story = StoryObj<typeof Tag>

const tones: readonly Tone[] = ['neutral', 'outline', 'brand', 'success', 'warn', 'danger', 'info']

export const Default: Story = shown((say, args) => <Tag {...args}>{say('可试用', 'Trial')}</Tag>)
export const Tones: Story = shown((say) => (
  <Row>
    {tones.map((tone) => (
      <Tag key={tone} tone={tone}>
        {say('可试用', 'Trial')} {tone}
      </Tag>
    ))}
  </Row>
))
export const WithIcon: Story = shown((say, args) => (
  <Tag {...args} tone="brand" icon={<HotIcon size={12} />}>
    {say('热销', 'Hot')}
  </Tag>
))
export const Figure: Story = { args: { children: '80 GB' } }
export const LongText: Story = {
  ...shown((say, args) => (
    <Tag {...args}>
      {say(
        '支持按核时计费并可随时转为包年包月的通用算力资源',
        'General computing by the core-hour that can become monthly at any time',
      )}
    </Tag>
  )),
  globals: { viewport: { value: 'w360' } },
}
