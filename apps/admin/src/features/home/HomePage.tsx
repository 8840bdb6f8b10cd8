import type { QueueCounts } from '@compute-mall/core/review'
import { relativeTime } from '@compute-mall/core/time'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { type QueueTile, WorkQueueHome } from '@compute-mall/ui/desk/queue'
import { ShopIcon } from '@compute-mall/ui/icons'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** The queue of merchants, and which of its applications one would review next. */
export interface MerchantQueue {
  readonly counts: QueueCounts
  /** Null when nothing waits that nobody else reviews. */
  readonly nextId: string | null
}

export interface HomePageProps {
  readonly view: {
    /** Null where the user reviews no merchants. */
    readonly merchants: LoadState<MerchantQueue> | null
    readonly now: number
  }
  readonly links: { readonly merchants: string; readonly merchant: (applicationId: string) => string }
  readonly commands: { readonly retry: () => void }
}

/** What waits in the queues that the user works through, and the way to the next one to review. */
export const HomePage = ({ view: { merchants, now }, links, commands }: HomePageProps) => {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const tileOf = ({ counts }: MerchantQueue): QueueTile => ({
    ...counts,
    key: 'merchants',
    title: t('merchants'),
    icon: ShopIcon,
    to: links.merchants,
    oldest: counts.oldest === null ? null : relativeTime(counts.oldest, now, language),
  })
  const tiles = (): LoadState<readonly QueueTile[]> => {
    if (merchants === null) return { kind: 'loaded', value: [] }
    return merchants.kind === 'loaded' ? { kind: 'loaded', value: [tileOf(merchants.value)] } : merchants
  }
  const nextAction = () => {
    if (merchants?.kind !== 'loaded') return undefined
    const { nextId, counts } = merchants.value
    return {
      key: 'next',
      label: t('reviewNext'),
      to: nextId === null ? links.merchants : links.merchant(nextId),
      disabledReason:
        nextId === null ? t(counts.waiting === 0 ? 'nothingToReview' : 'allClaimed') : undefined,
    }
  }
  return (
    <WorkQueueHome
      view={{ head: { title: t('home'), primary: nextAction() }, tiles: tiles() }}
      commands={commands}
    />
  )
}
