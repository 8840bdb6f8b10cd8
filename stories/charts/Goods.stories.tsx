import type { GoodsEvent, goodsMachine } from '@compute-mall/core/goods'
import {
  GoodsDetailPage,
  type GoodsDetailPageProps,
} from '@compute-mall/seller/features/goods/GoodsDetailPage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { goodsGallery, goodsIn } from './goods.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

type Command = Parameters<GoodsDetailPageProps['commands']['run']>[0]

const events: Partial<Record<Command, GoodsEvent>> = {
  shelve: { type: 'goods.shelved' },
  unshelve: { type: 'goods.unshelved' },
  delete: { type: 'goods.deleted' },
}

/** The goods page of the seller app; deleted goods are not there. */
const Screen = ({ send, run }: ScreenProps<typeof goodsMachine>) => {
  const goods = goodsIn(run)
  return (
    <GoodsDetailPage
      view={{
        goods:
          goods === null
            ? { kind: 'failed', message: { key: 'error:SYS10002' } }
            : { kind: 'loaded', value: goods },
        shutBy: [],
        mayChange: true,
        isBusy: false,
        centers: new Map(),
      }}
      links={{ list: '/goods', edit: () => '/goods/g_1/edit', mall: '/ui/mall/detail/goods?goodsId=g_1' }}
      commands={{
        run: (command) => {
          const event = events[command]
          if (event !== undefined) send(event)
        },
        revoke: () => send({ type: 'application.revoked' }),
        discard: () => send({ type: 'draft.discarded' }),
        setStock: nothing,
        setShelfTime: nothing,
        retry: nothing,
      }}
    />
  )
}

const leaf = leafStory(goodsGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Goods',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={goodsGallery} Screen={Screen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Draft: Story = leaf('kept.review.draft')
export const Pending: Story = leaf('kept.review.pending')
export const Revoked: Story = leaf('kept.review.revoked')
export const Refused: Story = leaf('kept.review.refused')
export const Passed: Story = leaf('kept.review.passed')
export const Unlisted: Story = leaf('kept.shelf.unlisted')
export const Awaiting: Story = leaf('kept.shelf.awaiting')
export const Executing: Story = leaf('kept.shelf.executing')
export const On: Story = leaf('kept.shelf.on')
export const Off: Story = leaf('kept.shelf.off')
export const ForcedOff: Story = leaf('kept.shelf.forcedOff')
export const Failed: Story = leaf('kept.shelf.failed')
export const Deleted: Story = leaf('deleted')

/** Who forces goods off is not undone by their seller: only a change that passes brings them back (W14). */
export const BackByAChange: Story = {
  args: leaf('kept.shelf.forcedOff').args,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'goods.shelved' })).toBeNull()
    for (const step of ['draft.changed', 'application.submitted', 'review.passed'])
      await userEvent.click(stepIn(canvasElement, step))
    await expect(litIn(canvasElement)).toEqual(['kept.review.passed', 'kept.shelf.awaiting'])
  },
}
export const Phone: Story = { ...leaf('kept.shelf.on'), globals: { viewport: { value: 'w360' } } }
