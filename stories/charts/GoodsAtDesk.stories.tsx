import {
  GoodsReviewPage,
  type GoodsReviewPageProps,
} from '@compute-mall/admin/features/goods/GoodsReviewPage.tsx'
import { ShelvesPage } from '@compute-mall/admin/features/goods/ShelvesPage.tsx'
import { type goodsMachine, shelvedGoodsList } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { listFixtures } from '@compute-mall/core/list/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { type GoodsAtDesk, goodsAtDesk, goodsGallery } from './goods.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn } from './stories.ts'

const claim = { reviewerId: 'u-me', reviewer: 'wangke', until: '2026-11-21T13:15:00.000Z' }
const { query } = readList(shelvedGoodsList, [])

type Props = Pick<ScreenProps<typeof goodsMachine>, 'send'> & GoodsAtDesk

/** The page on which operations decide; of a draft there is nothing to see. */
const Review = ({ application, send }: Props) => {
  const isOpen = application?.row.state === 'pending'
  const [reasons, setReasons] = useState<GoodsReviewPageProps['view']['reasons']>([])
  return (
    <GoodsReviewPage
      view={{
        state: application === null ? { kind: 'missing' } : { kind: 'loaded', value: application },
        claim: isOpen ? claim : null,
        isMine: isOpen,
        stale: null,
        decided: null,
        reasons,
        general: isOpen ? '请核对后重新提交' : '',
        keysOn: false,
        pending: null,
        hasPrevious: false,
        hasNext: false,
      }}
      links={{ queue: '/goods-applications' }}
      commands={{
        retry: nothing,
        flag: (reason) => setReasons([reason]),
        unflag: () => setReasons([]),
        writeGeneral: nothing,
        approve: () => send({ type: 'review.passed' }),
        reject: (close) => {
          send({ type: 'review.refused', reason: '请核对后重新提交' })
          close()
        },
        previous: nothing,
        next: nothing,
        claim: nothing,
        turnKeys: nothing,
      }}
    />
  )
}

/** The list from which operations force goods off; goods that were never published are not in it. */
const Shelves = ({ shelved, send }: Props) => {
  const [forcing, setForcing] = useState<GoodsAtDesk['shelved']>(null)
  return (
    <ShelvesPage
      view={{
        page: { kind: 'loaded', value: listFixtures.onlyPage(shelved === null ? [] : [shelved]) },
        query,
        forcing,
        consequences: { unpaidOrders: 3, openResources: 12, cartLines: 41 },
        busy: false,
      }}
      links={{ gift: (goodsId) => `/goods/${goodsId}/gift` }}
      commands={{
        retry: nothing,
        filter: nothing,
        askToForceOff: setForcing,
        keep: () => setForcing(null),
        forceOff: (_, reason) => {
          setForcing(null)
          send({ type: 'goods.forcedOff', reason })
        },
      }}
    />
  )
}

/** Where operations meet the goods: at their application while there is one, else on the shelves. */
const Screen = ({ send, run }: ScreenProps<typeof goodsMachine>) => {
  const desk = goodsAtDesk(run)
  return desk.application === null && desk.shelved !== null ? (
    <Shelves {...desk} send={send} />
  ) : (
    <Review {...desk} send={send} />
  )
}

const leaf = leafStory(goodsGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Goods at the desk',
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

/** Refused by the screen's own buttons (R4.03). */
export const Deciding: Story = {
  args: leaf('kept.review.pending').args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(审核不通过|Reject)/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(审核不通过|Reject)/ }))
    await expect(litIn(canvasElement)).toEqual(['kept.review.refused', 'kept.shelf.unlisted'])
  },
}
/** Goods that their seller took off are forced off all the same (W14). */
export const ForcingOff: Story = {
  args: leaf('kept.shelf.off').args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /操作|Actions on/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(强制下架|Force off)$/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '宣传用语违规')
    await userEvent.click(dialog.getByRole('button', { name: /^(强制下架|Force off)/ }))
    await expect(litIn(canvasElement)).toEqual(['kept.review.passed', 'kept.shelf.forcedOff'])
  },
}
export const Phone: Story = { ...leaf('kept.review.pending'), globals: { viewport: { value: 'w360' } } }
