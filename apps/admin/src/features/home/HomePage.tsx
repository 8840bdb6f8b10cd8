import type { QueueCounts } from '@compute-mall/core/review'
import { relativeTime } from '@compute-mall/core/time'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { type QueueTile, WorkQueueHome } from '@compute-mall/ui/desk/queue'
import { GoodsIcon, ShopIcon } from '@compute-mall/ui/icons'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** A queue, and which of its applications one would review next. */
export interface ReviewQueue {
  readonly counts: QueueCounts
  /** Null when nothing waits that nobody else reviews. */
  readonly nextId: string | null
}

/** The queues that operations work through. */
export interface ReviewQueues {
  readonly merchants: ReviewQueue
  readonly goods: ReviewQueue
}

export interface HomePageProps {
  readonly view: {
    /** Null where the user reviews nothing. */
    readonly queues: LoadState<ReviewQueues> | null
    readonly now: number
  }
  readonly links: Readonly<Record<keyof ReviewQueues, string>> & {
    readonly review: Readonly<Record<keyof ReviewQueues, (applicationId: string) => string>>
  }
  readonly commands: { readonly retry: () => void }
}

/** What waits in the queues that the user works through, and the way to the next one to review. */
export const HomePage = ({ view: { queues, now }, links, commands }: HomePageProps) => {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const tileOf = (key: keyof ReviewQueues, { counts }: ReviewQueue): QueueTile => ({
    ...counts,
    key,
    title: t(key === 'goods' ? 'goodsQueue' : 'merchants'),
    icon: key === 'goods' ? GoodsIcon : ShopIcon,
    to: links[key],
    oldest: counts.oldest === null ? null : relativeTime(counts.oldest, now, language),
  })
  const tiles = (): LoadState<readonly QueueTile[]> => {
    if (queues === null) return { kind: 'loaded', value: [] }
    if (queues.kind !== 'loaded') return queues
    const { goods, merchants } = queues.value
    return { kind: 'loaded', value: [tileOf('merchants', merchants), tileOf('goods', goods)] }
  }
  const nextAction = () => {
    if (queues?.kind !== 'loaded') return undefined
    const { goods, merchants } = queues.value
    const next = (
      [
        ['merchants', merchants],
        ['goods', goods],
      ] as const
    ).flatMap(([key, { nextId }]) => (nextId === null ? [] : [links.review[key](nextId)]))
    const isEmpty = merchants.counts.waiting + goods.counts.waiting === 0
    return {
      key: 'next',
      label: t('reviewNext'),
      to: next[0] ?? links.merchants,
      disabledReason: next.length === 0 ? t(isEmpty ? 'nothingToReview' : 'allClaimed') : undefined,
    }
  }
  return (
    <WorkQueueHome
      view={{ head: { title: t('home'), primary: nextAction() }, tiles: tiles() }}
      commands={commands}
    />
  )
}
