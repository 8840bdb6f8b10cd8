import { HelpIcon } from '@compute-mall/ui/icons'
import { Button, Hint, IconButton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Column, type Say, shown } from '../specimen.tsx'

/**
 * A short explanation of a control, on hover and on focus.
 *
 * **Do:** say more about what is already named.
 *
 * **Don't:** put into it what one must read, which stands on the page, or anything to press.
 */
const meta: Meta<typeof Hint> = { title: 'Parts/Hint', component: Hint }
export default meta
type Story = StoryObj

const text = (say: Say) => say('按实际使用时长结算', 'Billed by the time used')

export const Default: Story = {
  ...shown((say, args) => (
    <div style={{ padding: '56px 120px' }}>
      <Hint text={text(say)} {...args}>
        {(id) => <Button aria-describedby={id}>{say('按量计费', 'Metered')}</Button>}
      </Hint>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/按实际|Billed by/)
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const OnAnIcon: Story = shown((say) => (
  <div style={{ padding: '56px 120px' }}>
    <Hint text={text(say)}>
      {(id) => (
        <IconButton
          aria-describedby={id}
          label={say('计费说明', 'About billing')}
          icon={<HelpIcon size={18} />}
        />
      )}
    </Hint>
  </div>
))

export const AtTheEdge: Story = {
  ...shown((say) => (
    <div style={{ paddingBlockStart: 56 }}>
      <Hint text={say('这一段说明比按钮宽，仍然完整可见', 'Wider than its button, and still seen whole')}>
        {(id) => <Button aria-describedby={id}>?</Button>}
      </Hint>
    </div>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const tooltip = within(canvasElement).getByRole('tooltip')
    await waitFor(() => expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0))
  },
}
/** Open while the text becomes twice as large, as a reader may make it, it is still seen whole. */
export const Enlarged: Story = {
  ...shown((say) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: 120 }}>
      <Hint text={say('按实际使用时长结算', 'Billed by time')}>
        {(id) => <Button aria-describedby={id}>?</Button>}
      </Hint>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const { documentElement: root } = document
    await userEvent.tab()
    const tooltip = within(canvasElement).getByRole('tooltip')
    const widthBefore = tooltip.offsetWidth
    root.style.fontSize = '200%'
    try {
      await waitFor(() => expect(tooltip.offsetWidth).toBeGreaterThan(widthBefore))
      await waitFor(() => expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(root.clientWidth))
      await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    } finally {
      root.style.fontSize = ''
    }
  },
}
/** It is seen whole also where it comes to be below a pointer that rests, as after a decision: nobody enters it. */
export const BelowAPointer: Story = {
  ...shown((say) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: 120 }}>
      <Hint text={say('该申请已有审核结论，不能再次审核', 'This application has been decided on')}>
        {(id) => <Button aria-describedby={id}>?</Button>}
      </Hint>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const tooltip = within(canvasElement).getByRole('tooltip', { hidden: true })
    tooltip.style.display = 'block'
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    )
  },
}
export const Wide: Story = shown((say) => (
  <Column width={320}>
    <Hint wide text={text(say)}>
      {(id) => (
        <Button wide aria-describedby={id}>
          {say('立即购买', 'Buy now')}
        </Button>
      )}
    </Hint>
  </Column>
))
export const LongText: Story = shown((say) => (
  <div style={{ padding: '120px 160px' }}>
    <Hint
      text={say(
        '成员不能购买基础资源，请联系团队负责人，或申请成为团队负责人后再购买。',
        'Members cannot buy basic resources. Ask the leader of your team, or apply to become one.',
      )}
    >
      {(id) => <Button aria-describedby={id}>{say('为什么不能购买？', 'Why can I not buy this?')}</Button>}
    </Hint>
  </div>
))
