import type { Loaded } from '@compute-mall/app'
import { isTimed } from '@compute-mall/core/goods'
import {
  PAGE_LIMITS,
  type ListPage as Page,
  type QueryOf,
  sortOf,
  totalMessage,
} from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import {
  orderStatusKey,
  orderTone,
  ProvisionStatus,
  refundTime,
  type ShopOrderLine,
  shopOrderList,
} from '@compute-mall/core/order'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { tones } from '@compute-mall/ui/order'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { provisionTones } from './tones.ts'

export interface OrderListPageProps {
  readonly view: {
    readonly page: Loaded<Page<ShopOrderLine>>
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    readonly query: QueryOf<typeof shopOrderList>
    readonly exporting: boolean
    readonly mayExport: boolean
  }
  readonly links: { readonly order: (lineId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'
const tabs = ['paid', 'unpaid', 'refunded', 'cancelled'] as const

/** What the shop sold, line by line, the latest first (2.5, Orders). */
export const OrderListPage = ({ view, links, commands }: OrderListPageProps) => {
  const { t } = useTranslation(['seller', 'order'])
  const { query, page } = view
  const { exportRows, ...others } = commands
  const sort = sortOf(query.sort ?? shopOrderList.sorts[0])
  const isFiltered =
    query.status !== undefined || query.provision !== undefined || query.keyword !== undefined
  return (
    <ListPage<ShopOrderLine>
      view={{
        head: { title: t('orders') },
        fresh: view.fresh,
        rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
        tabs: {
          value: query.status ?? ALL,
          items: [
            { id: ALL, label: t('order:all') },
            ...tabs.map((status) => ({ id: status, label: t(`order:status.${status}`) })),
          ],
        },
        savedViews: view.savedViews,
        search: { label: t('orders.search'), value: query.keyword ?? '' },
        filters: [
          {
            key: 'provision',
            label: t('order:shop.opening'),
            value: query.provision ?? '',
            options: ProvisionStatus.values.map((value) => ({ value, label: t(`order:provision.${value}`) })),
          },
        ],
        sort: { key: sort.field, descending: sort.isDescending },
        pager: {
          size: PAGE_LIMITS.find((size) => size === query.limit) ?? PAGE_LIMITS[0],
          hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
          hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
          total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
        },
        exporting: view.mayExport ? view.exporting : undefined,
        empty: isFiltered
          ? { title: t('orders.noneFound') }
          : { title: t('orders.none'), text: t('orders.noneText') },
      }}
      commands={{
        ...others,
        ...(view.mayExport && exportRows !== undefined && { exportRows }),
        openTab: (id) => commands.filter('status', id === ALL ? '' : id),
      }}
      columns={useColumns(links.order)}
      rowKey={({ lineId }) => lineId}
      rowName={({ orderNo }) => orderNo}
      actions={({ lineId }) => [{ key: 'detail', label: t('order:detail'), to: links.order(lineId) }]}
    />
  )
}

const useColumns = (order: (lineId: string) => string): readonly Column<ShopOrderLine>[] => {
  const { t } = useTranslation(['seller', 'order', 'cart'])
  const { language, inLanguage } = useLanguage()
  const at = (time: string) => <time dateTime={time}>{formatInstant(time, language)}</time>
  return [
    {
      key: 'orderNo',
      header: t('order:shop.orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ lineId, orderNo, buyer }) => (
        <>
          <Link to={order(lineId)}>{orderNo}</Link>
          <Text size="caption" tone="soft">
            {withColon(language, t('order:shop.buyer'), buyer)}
          </Text>
        </>
      ),
    },
    { key: 'goods', header: t('order:shop.goods'), roomy: true, render: ({ name }) => inLanguage(name) },
    {
      key: 'subtotal',
      header: t('order:shop.subtotal'),
      align: 'end',
      nowrap: true,
      render: ({ subtotal, amount, billingType, duration, durationUnit }) => (
        <>
          {formatMoney(subtotal)}
          <Text size="caption" tone="soft">
            {withColon(
              language,
              t('order:shop.amount'),
              isTimed(billingType)
                ? `${amount} × ${t(`cart:duration.${durationUnit}`, { count: duration })}`
                : `${amount}`,
            )}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      header: t('order:shop.status'),
      card: 'tag',
      nowrap: true,
      render: (line) => (
        <>
          <Tag tone={tones[orderTone(line)]}>{t(`order:${orderStatusKey(line)}`)}</Tag>
          {line.refund !== null && (
            <Text size="caption" tone="soft">
              {at(refundTime(line.refund))}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'opening',
      header: t('order:shop.opening'),
      nowrap: true,
      render: ({ status, provision }) =>
        status === 'paid' ? (
          <Tag tone={provisionTones[provision]}>{t(`order:provision.${provision}`)}</Tag>
        ) : (
          '—'
        ),
    },
    {
      key: 'createTime',
      header: t('order:shop.createTime'),
      sortable: true,
      render: ({ createTime, payTime }) => (
        <>
          {at(createTime)}
          {payTime !== null && (
            <Text size="caption" tone="soft">
              {t('order:shop.payTime')} {at(payTime)}
            </Text>
          )}
        </>
      ),
    },
  ]
}
