import { Card, Loading, Skeleton } from '@compute-mall/ui/parts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Column, shown } from '../specimen.tsx'

/**
 * Around the skeletons of one place: says once that it is loading.
 *
 * **Do:** say after 3 s what takes so long, and after 10 s that one may leave.
 *
 * **Don't:** stand one around each skeleton, or use it where a press is under way, which is `busy` of a `Button`.
 */
const meta: Meta<typeof Loading> = { title: 'Parts/Loading', component: Loading }
export default meta
type Story = StoryObj<typeof Loading>

export const Default: Story = {
  render: () => (
    <Loading>
      <Skeleton height={120} />
    </Loading>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/加载中|Loading/)
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
}
export const OfACard: Story = {
  render: () => (
    <Loading>
      <Card>
        <Column width={420}>
          <Skeleton height={180} />
          <Skeleton width="60%" />
        </Column>
      </Card>
    </Loading>
  ),
}
export const OfAList: Story = {
  render: () => (
    <Loading>
      <Column width={640}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Column>
    </Loading>
  ),
}
export const WithWords: Story = shown((say) => (
  <Loading>
    <p>{say('正在核对库存', 'Checking what is left')}</p>
    <Skeleton height={80} />
  </Loading>
))
export const InEnglish: Story = { ...Default, globals: { language: 'en' } }
