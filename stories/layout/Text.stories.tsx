import { Stack, Surface, Text, type TextProps } from '@compute-mall/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { shown } from '../specimen.tsx'

/**
 * Words in one of the sizes, weights and colours of the theme.
 *
 * **Do:** say what differs from the text around, and nothing else.
 *
 * **Don't:** make headings of it, which are `Heading`s, or tell a state by its colour alone.
 */
const meta: Meta<typeof Text> = {
  title: 'Layout/Text',
  component: Text,
  args: { children: '8×A800 · 80 GB' },
}
export default meta
type Story = StoryObj<typeof Text>

const sizes: readonly TextProps['size'][] = ['caption', 'body', 'lead', 'title', 'heading', 'display']
const tones: readonly TextProps['tone'][] = [
  'ink',
  'soft',
  'faint',
  'brand',
  'success',
  'warn',
  'danger',
  'info',
  'price',
]

export const Default: Story = {}
export const Sizes: Story = shown((say) => (
  <Stack gap={2}>
    {sizes.map((size) => (
      <Text key={size} size={size}>
        {say('算力商城', 'Compute mall')} {size}
      </Text>
    ))}
  </Stack>
))
export const Tones: Story = shown((say) => (
  <Surface>
    <Stack gap={1}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {say('算力商城', 'Compute mall')} {tone}
        </Text>
      ))}
    </Stack>
  </Surface>
))
export const Weights: Story = shown((say) => (
  <Stack gap={1}>
    <Text weight="regular">{say('常规', 'Regular')}</Text>
    <Text weight="medium">{say('中等', 'Medium')}</Text>
    <Text weight="bold">{say('加粗', 'Bold')}</Text>
  </Stack>
))
export const LongTextInTwoLines: Story = {
  ...shown((say) => (
    <Text lines={2}>
      {say(
        '面向大模型训练与推理的整机资源，八卡互联，按月计费，支持多中心部署与弹性扩容，开通后可在控制台查看接入信息，并按需续费或升级配置。',
        'A whole machine for training and inference of large models: eight linked accelerators, billed by month, in several centres, with access data in the console and renewal on demand.',
      )}
    </Text>
  )),
  globals: { viewport: { value: 'w360' } },
}
export const LongTextUnbroken: Story = {
  args: { nowrap: true, children: '2026112103072500018842' },
  globals: { viewport: { value: 'w360' } },
}
