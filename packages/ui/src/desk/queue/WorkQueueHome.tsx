import { MAX_QUEUE_COUNT } from '@compute-mall/core/review'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Icon } from '../../icons/index.ts'
import { Grid, Stack, Surface } from '../../layout/index.ts'
import { Link } from '../../link/index.ts'
import { EmptyState, Skeleton } from '../../parts/index.ts'
import { DeskPage, type LoadState, type PageHeadProps, type PageNotice, PageState } from '../page/index.ts'
import * as css from './queue.css.ts'

/** What waits in a queue. */
export interface QueueTile {
  readonly key: string
  readonly title: string
  readonly icon: Icon
  readonly to: string
  readonly waiting: number
  /** How long the one that waits longest does, in words; null where none waits. */
  readonly oldest: string | null
  readonly dueToday: number
  readonly overdue: number
  /** Those that one has claimed; null where nobody claims. */
  readonly mine: number | null
  /** More about what waits, e.g. why the first one does. */
  readonly note?: string | undefined
}

export interface WorkQueueHomeProps {
  readonly view: {
    readonly head: PageHeadProps
    readonly notice?: PageNotice | undefined
    readonly tiles: LoadState<readonly QueueTile[]>
  }
  readonly commands: { readonly retry: () => void }
  /** Above the queues: what to do before anything waits there. */
  readonly first?: ReactNode
  /** Below the queues: figures, what failed. */
  readonly children?: ReactNode
}

const PLACES = ['first', 'second', 'third'] as const

/** The home of those who work through queues: what waits, how long, and what is late. */
export const WorkQueueHome = ({ view, commands, first, children }: WorkQueueHomeProps) => {
  const skeleton = (
    <Grid columns={3}>
      {PLACES.map((place) => (
        <Surface key={place}>
          <Skeleton height="112px" />
        </Surface>
      ))}
    </Grid>
  )
  return (
    <DeskPage head={view.head} notice={view.notice}>
      <PageState state={view.tiles} skeleton={skeleton} onRetry={commands.retry}>
        {(tiles) => (
          <Stack>
            {first}
            <Tiles tiles={tiles} />
            {children}
          </Stack>
        )}
      </PageState>
    </DeskPage>
  )
}

const Tiles = ({ tiles }: { readonly tiles: readonly QueueTile[] }) => {
  const { t } = useTranslation('desk')
  if (tiles.length === 0) return <EmptyState title={t('noQueues')} text={t('noQueuesText')} />
  return (
    <Grid as="ul" columns={3}>
      {tiles.map((tile) => (
        <li key={tile.key}>
          <Tile tile={tile} />
        </li>
      ))}
    </Grid>
  )
}

const amountOf = (count: number): string => (count > MAX_QUEUE_COUNT ? `${MAX_QUEUE_COUNT}+` : String(count))

const Tile = ({ tile }: { readonly tile: QueueTile }) => {
  const { t } = useTranslation('desk')
  const { title, icon: TileIcon, to, waiting, oldest, dueToday, overdue, mine, note } = tile
  return (
    <Link className={css.tile} to={to}>
      <span className={css.title}>
        <TileIcon size={18} />
        {title}
      </span>
      <span className={css.waiting}>
        <span className={css.figure}>{amountOf(waiting)}</span>
        {t('queue.waiting')}
      </span>
      <span className={css.facts}>
        {overdue > 0 && (
          <span className={css.overdue}>{t('queue.overdue', { amount: amountOf(overdue) })}</span>
        )}
        {dueToday > 0 && (
          <span className={css.due}>{t('queue.dueToday', { amount: amountOf(dueToday) })}</span>
        )}
        {mine !== null && <span>{t('queue.mine', { count: mine })}</span>}
        {oldest !== null && <span>{t('queue.oldest', { age: oldest })}</span>}
        {note !== undefined && <span>{note}</span>}
        {waiting === 0 && <span>{t('queue.none')}</span>}
      </span>
    </Link>
  )
}
