import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import {
  type AdminOrderRow,
  adminOrderList,
  OrderStatus,
  OrderType,
  orderStatusKey,
  orderTone,
  PayMethod,
  refundTime,
} from '@compute-mall/core/order'
import { DAY_MS, deadlineAfter, endOfPlatformDay, formatInstant } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { tones } from '@compute-mall/ui/order'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { pageParts } from '../../list/pageParts.ts'

export interface OrdersPageProps {
  readonly view: {
    readonly page: Loaded<Page<AdminOrderRow>>
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly query: QueryOf<typeof adminOrderList>
    readonly now: number
    readonly exporting: boolean
  }
  readonly links: { readonly order: (orderId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** All orders of the platform, the newest first. */
export const OrdersPage = ({
  view: { page, query, fresh, now, exporting, savedViews },
  links,
  commands,
}: OrdersPageProps) => {
  const { t } = useTranslation(['operations', 'order'])
  const filters = useFilters(query, now)
  const columns = useColumns(links.order)
  return (
    <ListPage<AdminOrderRow>
      view={{
        head: { title: t('orders') },
        fresh: fresh,
        savedViews,
        ...pageParts(page, query, adminOrderList.sorts[0]),
        tabs: {
          value: query.status ?? ALL,
          items: [
            { id: ALL, label: t('tabAll') },
            ...OrderStatus.values.map((id) => ({ id, label: t(`order:status.${id}`) })),
          ],
        },
        search: { label: t('searchOrders'), value: query.keyword ?? '' },
        filters,
        exporting,
        empty: { title: t('noOrders') },
      }}
      commands={{ ...commands, openTab: (id) => commands.filter('status', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ orderId }) => orderId}
      rowName={({ orderNo }) => orderNo}
      actions={({ orderId }) => [{ key: 'look', label: t('look'), to: links.order(orderId) }]}
    />
  )
}

/** The beginning of the platform's day, so many days ago. */
const dayBefore = (now: number, days: number): string =>
  deadlineAfter(Date.parse(endOfPlatformDay(now)), -(days + 1) * DAY_MS)

const useFilters = (query: OrdersPageProps['view']['query'], now: number): readonly ListFilter[] => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  const { from } = query
  const since = [
    { value: dayBefore(now, 0), label: t('since.today') },
    { value: dayBefore(now, 6), label: t('since.week') },
    { value: dayBefore(now, 29), label: t('since.month') },
  ]
  return [
    {
      key: 'type',
      label: t('order:type'),
      value: query.type ?? '',
      options: OrderType.values.map((value) => ({ value, label: t(`order:type.${value}`) })),
    },
    {
      key: 'payMethod',
      label: t('order:payMethod'),
      value: query.payMethod ?? '',
      options: PayMethod.values.map((value) => ({ value, label: t(`order:payMethod.${value}`) })),
    },
    {
      key: 'from',
      label: t('created'),
      value: from ?? '',
      options:
        from === undefined || since.some(({ value }) => value === from)
          ? since
          : [...since, { value: from, label: t('sinceDay', { day: formatInstant(from, language, 'date') }) }],
    },
  ]
}

const useColumns = (order: (orderId: string) => string): readonly Column<AdminOrderRow>[] => {
  const { t } = useTranslation(['operations', 'order'])
  const { language } = useLanguage()
  return [
    {
      key: 'orderNo',
      header: t('order:orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ orderId, orderNo }) => <Link to={order(orderId)}>{orderNo}</Link>,
    },
    { key: 'buyer', header: t('order:buyer'), nowrap: true, render: ({ buyer }) => buyer },
    {
      key: 'goods',
      header: t('order:lines'),
      roomy: true,
      render: ({ goods, lines }) => {
        if (goods === null) return '—'
        return lines > 1 ? t('goodsMore', { name: goods[language], count: lines }) : goods[language]
      },
    },
    {
      key: 'status',
      header: t('order:status'),
      card: 'tag',
      nowrap: true,
      render: (order) =>
        order.failed > 0 ? (
          <Tag tone="danger">{t('failedCount', { count: order.failed })}</Tag>
        ) : (
          <>
            <Tag tone={tones[orderTone(order)]}>{t(`order:${orderStatusKey(order)}`)}</Tag>
            {order.refund !== null && (
              <Text size="caption" tone="soft">
                {formatInstant(refundTime(order.refund), language)}
              </Text>
            )}
          </>
        ),
    },
    {
      key: 'total',
      header: t('order:total'),
      align: 'end',
      nowrap: true,
      render: ({ total, payMethod }) => (
        <>
          {formatMoney(total)}
          {payMethod !== null && (
            <Text size="caption" tone="soft">
              {t(`order:payMethod.${payMethod}`)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'createTime',
      header: t('order:createTime'),
      nowrap: true,
      sortable: true,
      render: ({ createTime }) => <time dateTime={createTime}>{formatInstant(createTime, language)}</time>,
    },
  ]
}
