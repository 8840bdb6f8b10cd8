import type { LoadState } from '@compute-mall/ui/desk/page'
import { type QueueTile, WorkQueueHome } from '@compute-mall/ui/desk/queue'
import { BalanceIcon, GoodsIcon, OrderIcon, ShopIcon, StaleIcon } from '@compute-mall/ui/icons'
import { Stack } from '@compute-mall/ui/layout'
import { Card, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** How much waits for the merchant. */
export interface ToDo {
  readonly openingFailed: number
  /** Of the goods; null for staff whose duties do not include them. `all` are those of the shop. */
  readonly goods: Readonly<Record<'refused' | 'failed' | 'applications' | 'all', number>> | null
  /** Statements that the shop disputed; null for staff whose duties do not include money. */
  readonly disputed: number | null
}

export interface HomePageProps {
  readonly view: { readonly toDo: LoadState<ToDo>; readonly mayPublish: boolean }
  readonly links: Readonly<
    Record<'refused' | 'failed' | 'applications' | 'openingFailed' | 'disputed' | 'goods' | 'shop', string>
  >
  readonly commands: { readonly retry: () => void }
}

const icons = {
  refused: StaleIcon,
  failed: GoodsIcon,
  applications: ShopIcon,
  openingFailed: OrderIcon,
  disputed: BalanceIcon,
} as const

type Queue = readonly [key: keyof typeof icons, waiting: number]

const queuesOf = ({ goods, openingFailed, disputed }: ToDo): readonly Queue[] => [
  ...(goods === null ? [] : [['refused', goods.refused] as const, ['failed', goods.failed] as const]),
  ['openingFailed', openingFailed],
  ...(goods === null ? [] : [['applications', goods.applications] as const]),
  ...(disputed === null ? [] : [['disputed', disputed] as const]),
]

/** What needs the merchant now, each a way to the filtered list; a new merchant is told what to do first (2.5, Home). */
export const HomePage = ({ view: { toDo, mayPublish }, links, commands }: HomePageProps) => {
  const { t } = useTranslation('seller')
  const tiles: LoadState<readonly QueueTile[]> =
    toDo.kind === 'loaded'
      ? {
          kind: 'loaded',
          value: queuesOf(toDo.value).map(([key, waiting]) => ({
            key,
            title: t(`home.${key}`),
            icon: icons[key],
            to: links[key],
            waiting,
            oldest: null,
            dueToday: 0,
            overdue: 0,
            mine: null,
          })),
        }
      : toDo
  return (
    <WorkQueueHome
      view={{
        head: {
          title: t('home'),
          primary: {
            key: 'publish',
            label: t('goods.publish'),
            to: links.goods,
            disabledReason: mayPublish ? undefined : t('goods.noDuty'),
          },
        },
        tiles,
      }}
      commands={commands}
    >
      {toDo.kind === 'loaded' && toDo.value.goods?.all === 0 && (
        <Card title={t('home.firstSteps')}>
          <Stack gap={2}>
            <p>{t('home.firstStepsText')}</p>
            <div>
              <LinkButton to={links.shop}>{t('home.completeShop')}</LinkButton>
            </div>
            <div>
              <LinkButton to={links.goods}>{t('goods.publish')}</LinkButton>
            </div>
          </Stack>
        </Card>
      )}
    </WorkQueueHome>
  )
}
