import { TagInput } from '@compute-mall/ui/desk/fields'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held, type Say, shown } from '../specimen.tsx'

/**
 * Short words that are added by Enter and removed one by one.
 *
 * **Do:** say how many there may be, and how long.
 *
 * **Don't:** use it where the words are known, which are a choice.
 */
const meta: Meta<typeof TagInput> = { title: 'Desk/TagInput', component: TagInput }
export default meta
type Story = StoryObj<typeof TagInput>

const draw = (tags: (say: Say) => readonly string[], error?: (say: Say) => string): Story =>
  shown((say) => (
    <Held<readonly string[]> initial={tags(say)}>
      {(value, set) => (
        <TagInput
          label={say('标签', 'Tags')}
          hint={say('最多 5 个，每个不超过 12 字', 'At most 5 of 12 characters')}
          error={error?.(say)}
          tags={value}
          most={5}
          maxLength={12}
          onChange={set}
        />
      )}
    </Held>
  ))

export const Default: Story = {
  ...draw((say) => [say('大模型', 'LLM')]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'A800{Enter}')
    await expect(canvas.getByRole('group')).toHaveTextContent('A800')
    await userEvent.type(canvas.getByRole('textbox'), 'A800{Enter}')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
export const Empty: Story = draw(() => [])
export const Full: Story = draw(() => ['1', '2', '3', '4', '5'])
export const Wrong: Story = draw(
  () => [],
  (say) => say('请至少填写一个标签', 'Enter at least one tag'),
)
export const LongTexts: Story = {
  ...draw(() => ['202611210307', '202611210308', '202611210309', '202611210310']),
  globals: { viewport: { value: 'w360' } },
}
