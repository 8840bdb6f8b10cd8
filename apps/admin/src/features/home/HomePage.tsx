import type { Health, JobName, QueueState, WorkQueue } from '@compute-mall/core/desk'
import { relativeTime } from '@compute-mall/core/time'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { type QueueTile, WorkQueueHome } from '@compute-mall/ui/desk/queue'
import {
  AgreementIcon,
  BalanceIcon,
  CompareIcon,
  FileIcon,
  FlagIcon,
  GoodsIcon,
  type Icon,
  MessageIcon,
  ProcessingIcon,
  RemittanceIcon,
  ShopIcon,
  UndoIcon,
} from '@compute-mall/ui/icons'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { HealthPanel } from './HealthPanel.tsx'

/** Where each queue is worked through: its list, and the page of one thing that waits there, by its id. */
export type QueuePlaces = Readonly<
  Record<WorkQueue, { readonly list: string; readonly one?: (id: string) => string }>
>

export interface HomePageProps {
  readonly view: {
    /** Null where the user works through no queue. */
    readonly queues: LoadState<readonly QueueState[]> | null
    /** Null where it is none of the user's business how the server does. */
    readonly health: LoadState<Health> | null
    readonly now: number
    readonly busy: boolean
  }
  readonly places: QueuePlaces
  readonly commands: { readonly retry: () => void; readonly retryJob: (name: JobName) => void }
}

const icons: Readonly<Record<WorkQueue, Icon>> = {
  merchants: ShopIcon,
  goodsQueue: GoodsIcon,
  feedback: MessageIcon,
  reviewReports: FlagIcon,
  openings: ProcessingIcon,
  remittances: RemittanceIcon,
  refunds: UndoIcon,
  owed: BalanceIcon,
  differences: CompareIcon,
  invoices: FileIcon,
  disputes: AgreementIcon,
  payouts: AgreementIcon,
}

const NOT_DUE = { overdue: 0, today: 0, mine: null }

/** What waits in the queues that the user works through, the way to what is next, and what does not run as it should. */
export const HomePage = ({ view: { queues, health, now, busy }, places, commands }: HomePageProps) => {
  const { t } = useTranslation('admin')
  const { language } = useLanguage()
  const tileOf = ({ queue, counts: { waiting, oldest, due } }: QueueState): QueueTile => {
    const { overdue, today, mine } = due ?? NOT_DUE
    return {
      key: queue,
      title: t(queue === 'openings' ? 'failedOpenings' : queue),
      icon: icons[queue],
      to: places[queue].list,
      waiting,
      overdue,
      dueToday: today,
      mine,
      oldest: oldest === null ? null : relativeTime(oldest, now, language),
    }
  }
  const tiles = (): LoadState<readonly QueueTile[]> => {
    if (queues === null) return { kind: 'loaded', value: [] }
    return queues.kind === 'loaded' ? { kind: 'loaded', value: queues.value.map(tileOf) } : queues
  }
  const nextAction = () => {
    if (queues?.kind !== 'loaded') return undefined
    const next = queues.value.flatMap(({ queue, counts: { nextId } }) => {
      const { list, one } = places[queue]
      return nextId === null ? [] : [one === undefined ? list : one(nextId)]
    })
    const isEmpty = queues.value.every(({ counts }) => counts.waiting === 0)
    return {
      key: 'next',
      label: t('workNext'),
      to: next[0] ?? places.merchants.list,
      disabledReason: next.length === 0 ? t(isEmpty ? 'nothingWaits' : 'allClaimed') : undefined,
    }
  }
  return (
    <WorkQueueHome
      view={{ head: { title: t('home'), primary: nextAction() }, tiles: tiles() }}
      commands={commands}
    >
      {health !== null && (
        <HealthPanel
          view={{ health, now, busy }}
          links={{ failedOpenings: places.openings.list }}
          commands={commands}
        />
      )}
    </WorkQueueHome>
  )
}
