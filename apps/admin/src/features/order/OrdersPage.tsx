import { formatMoney } from '@compute-mall/core/money'
import {
  type AdminOrderRow,
  adminOrderList,
  orderStatusKey,
  orderTone,
  refundTime,
} from '@compute-mall/core/order'
import { DAY_MS, deadlineAfter, endOfPlatformDay, formatInstant } from '@compute-mall/core/time'
import {
  Instant,
  type ListFilter,
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { tones } from '@compute-mall/ui/order'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface OrdersPageProps {
  readonly view: WorkListView<typeof adminOrderList, AdminOrderRow> & { readonly now: number }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: WorkListCommands
}

/** All orders of the platform, the newest first. */
export const OrdersPage = ({ view, links, commands }: OrdersPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const columns = useColumnsOf<AdminOrderRow>()
  const since = useSince(view)
  return (
    <WorkListPage
      list={adminOrderList}
      view={view}
      commands={commands}
      head={{ title: t('orders') }}
      tabs={{ key: 'status', option: (status) => t(`order:status.${status}`), all: 'first' }}
      search={t('searchOrders')}
      filters={[
        { key: 'type', label: t('order:type'), option: (type) => t(`order:type.${type}`) },
        {
          key: 'payMethod',
          label: t('order:payMethod'),
          option: (payMethod) => t(`order:payMethod.${payMethod}`),
        },
        since,
      ]}
      empty={{ title: t('noOrders') }}
      columns={[
        columns.link('orderNo', t('order:orderNo'), ({ orderId }) => links.order(orderId)),
        columns.text('buyer', t('order:buyer')),
        columns.cell(
          'goods',
          t('order:lines'),
          ({ goods, lines }) => {
            if (goods === null) return NO_VALUE
            return lines > 1 ? t('goodsMore', { name: goods[language], count: lines }) : goods[language]
          },
          { roomy: true },
        ),
        columns.cell(
          'status',
          t('order:status'),
          (order) =>
            order.failed > 0 ? (
              <Tag tone="danger">{t('failedCount', { count: order.failed })}</Tag>
            ) : (
              <TwoLines below={order.refund && <Instant at={refundTime(order.refund)} />}>
                <Tag tone={tones[orderTone(order)]}>{t(`order:${orderStatusKey(order)}`)}</Tag>
              </TwoLines>
            ),
          { card: 'tag', nowrap: true },
        ),
        columns.cell(
          'total',
          t('order:total'),
          ({ total, payMethod }) => (
            <TwoLines below={payMethod && t(`order:payMethod.${payMethod}`)}>{formatMoney(total)}</TwoLines>
          ),
          { align: 'end', nowrap: true },
        ),
        columns.time('createTime', t('order:createTime')),
      ]}
      rowKey={({ orderId }) => orderId}
      rowName={({ orderNo }) => orderNo}
      actions={({ orderId }) => [{ key: 'look', label: t('look'), to: links.order(orderId) }]}
    />
  )
}

/** The start of the platform's day, a number of days ago. */
const dayBefore = (now: number, days: number): string =>
  deadlineAfter(Date.parse(endOfPlatformDay(now)), -(days + 1) * DAY_MS)

const useSince = ({ query: { from }, now }: OrdersPageProps['view']): ListFilter => {
  const { t } = useTranslation('operations')
  const { language } = useLanguage()
  const since = [
    { value: dayBefore(now, 0), label: t('since.today') },
    { value: dayBefore(now, 6), label: t('since.week') },
    { value: dayBefore(now, 29), label: t('since.month') },
  ]
  return {
    key: 'from',
    label: t('created'),
    value: from ?? '',
    options:
      from === undefined || since.some(({ value }) => value === from)
        ? since
        : [...since, { value: from, label: t('sinceDay', { day: formatInstant(from, language, 'date') }) }],
  }
}
