import { type ShopHome, type ShopStep, shopStepsLeft } from '@compute-mall/core/desk'
import { OFFER_ENDING_DAYS } from '@compute-mall/core/goods'
import { formatMoney, totalOf } from '@compute-mall/core/money'
import { withColon } from '@compute-mall/core/text'
import { relativeTime } from '@compute-mall/core/time'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { type QueueTile, WorkQueueHome } from '@compute-mall/ui/desk/queue'
import {
  BalanceIcon,
  GoodsIcon,
  HistoryIcon,
  type Icon,
  LockIcon,
  MessageIcon,
  OrderIcon,
  ShopIcon,
  StaleIcon,
  WarningIcon,
} from '@compute-mall/ui/icons'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Card, DescriptionList, LinkButton, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { Chart } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'

/** What waits for the merchant, in the order in which it is told. */
export type Waiting =
  | 'refused'
  | 'failed'
  | 'shut'
  | 'messages'
  | 'openingFailed'
  | 'drafts'
  | 'scarce'
  | 'ending'
  | 'disputed'

export interface HomePageProps {
  readonly view: {
    readonly home: LoadState<ShopHome>
    readonly now: number
    readonly mayPublish: boolean
  }
  readonly links: Readonly<Record<Waiting | 'goods' | 'shop' | 'replies' | 'inbox', string>>
  readonly commands: { readonly retry: () => void }
}

const icons: Readonly<Record<Waiting, Icon>> = {
  refused: StaleIcon,
  failed: GoodsIcon,
  shut: LockIcon,
  messages: MessageIcon,
  openingFailed: OrderIcon,
  drafts: ShopIcon,
  scarce: WarningIcon,
  ending: HistoryIcon,
  disputed: BalanceIcon,
}

type LastRefused = NonNullable<NonNullable<ShopHome['goods']>['lastRefused']>
type Queue = Pick<QueueTile, 'waiting'> &
  Partial<Pick<QueueTile, 'oldest' | 'note'>> & { readonly key: Waiting }

/** What needs the merchant now, each a way to the filtered list, and 30 days of sales (width 2.5, Home). */
export const HomePage = ({ view: { home, now, mayPublish }, links, commands }: HomePageProps) => {
  const { t } = useTranslation(['seller', 'review'])
  const { language, inLanguage } = useLanguage()
  const whyOf = ({ reason, first }: LastRefused): string =>
    reason ?? (first === null ? '' : first.text || t(`review:reason.${first.code}`))
  const queuesOf = ({ goods, messages, openingFailed, disputed }: ShopHome): readonly Queue[] => [
    ...(goods === null
      ? []
      : [
          {
            key: 'refused' as const,
            waiting: goods.refused,
            note:
              goods.lastRefused === null
                ? undefined
                : withColon(language, inLanguage(goods.lastRefused.name), whyOf(goods.lastRefused)),
          },
          { key: 'failed' as const, waiting: goods.failed },
          { key: 'shut' as const, waiting: goods.shut },
        ]),
    ...(messages === null
      ? []
      : [
          {
            key: 'messages' as const,
            waiting: messages.unanswered,
            oldest: messages.since === null ? null : relativeTime(messages.since, now, language),
          },
        ]),
    { key: 'openingFailed', waiting: openingFailed },
    ...(goods === null
      ? []
      : [
          { key: 'drafts' as const, waiting: goods.drafts },
          { key: 'scarce' as const, waiting: goods.scarce },
          { key: 'ending' as const, waiting: goods.ending },
        ]),
    ...(disputed === null ? [] : [{ key: 'disputed' as const, waiting: disputed }]),
  ]
  const tiles: LoadState<readonly QueueTile[]> =
    home.kind === 'loaded'
      ? {
          kind: 'loaded',
          value: queuesOf(home.value).map((queue) => ({
            oldest: null,
            dueToday: 0,
            overdue: 0,
            mine: null,
            ...queue,
            title: t(`home.${queue.key}`, { days: OFFER_ENDING_DAYS }),
            icon: icons[queue.key],
            to: links[queue.key],
          })),
        }
      : home
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
      first={home.kind === 'loaded' && <FirstSteps home={home.value} links={links} />}
    >
      {home.kind === 'loaded' && home.value.days !== null && <Figures days={home.value.days} />}
    </WorkQueueHome>
  )
}

const stepTexts = {
  shop: 'home.completeShop',
  goods: 'home.firstGoods',
  replies: 'home.setReplies',
  inbox: 'home.seeInbox',
} as const satisfies Record<ShopStep, string>

interface FirstStepsProps {
  readonly home: ShopHome
  readonly links: HomePageProps['links']
}

/** What a new shop does first, in this order, ticked off as it is done; nothing once all is. */
const FirstSteps = ({ home, links }: FirstStepsProps) => {
  const { t } = useTranslation('seller')
  const steps = shopStepsLeft(home)
  if (steps.length === 0) return null
  return (
    <Card title={t('home.firstSteps')}>
      <Stack gap={3}>
        <Text>{t('home.firstStepsText')}</Text>
        <Stack as="ol" gap={2}>
          {steps.map(({ step, isDone }) => (
            <li key={step}>
              <Inline>
                <LinkButton to={links[step]}>{t(stepTexts[step])}</LinkButton>
                {isDone && <Tag tone="success">{t('home.stepDone')}</Tag>}
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** What was sold and given back, as the statements of the shop have it. */
const Figures = ({ days }: { readonly days: NonNullable<ShopHome['days']> }) => {
  const { t } = useTranslation('seller')
  const sumOf = (key: 'revenue' | 'refunds') => formatMoney(totalOf(days.map((day) => day[key])))
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  return (
    <Card title={t('home.figures')}>
      <Stack>
        <DescriptionList
          items={[
            { name: t('home.orders'), value: orders },
            { name: t('home.revenue'), value: sumOf('revenue') },
            { name: t('home.refunds'), value: sumOf('refunds') },
          ]}
        />
        <Chart
          kind="bar"
          label={t('home.chart')}
          axis={t('home.day')}
          categories={days.map(({ day }) => day.slice('2026-'.length))}
          series={[
            { name: t('home.revenue'), values: days.map(({ revenue }) => Number(revenue)) },
            { name: t('home.refunds'), values: days.map(({ refunds }) => Number(refunds)) },
          ]}
          format={(value) => formatMoney(`${value}`)}
        />
        <Text size="caption" tone="soft">
          {t('home.figuresNote')}
        </Text>
      </Stack>
    </Card>
  )
}
