import { ORDER_PAGE_SIZE, OrderStatus, type OrderView } from '@compute-mall/core/order'
import { ListPage } from '@compute-mall/ui/desk/list'
import { type Action, ActionButton, type LoadState, useNarrow } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { OrderLines } from '@compute-mall/ui/order'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelDialog } from './CancelDialog.tsx'
import type { OrderLinks } from './links.ts'
import { useOrderActions } from './useOrderActions.ts'
import { useOrderColumns } from './useOrderColumns.tsx'

/** A page of the user's orders, and how many there are on all pages. */
export interface OrdersOfPage {
  readonly total: number
  readonly orders: readonly OrderView[]
}

export interface OrderListPageProps {
  readonly view: {
    /** The status that is asked for; null is all. */
    readonly status: OrderStatus | null
    readonly pageNum: number
    readonly list: LoadState<OrdersOfPage>
    /** The order that is being cancelled. */
    readonly cancelling: string | null
  }
  readonly links: OrderLinks
  readonly commands: {
    readonly filter: (status: OrderStatus | null) => void
    readonly toPage: (pageNum: number) => void
    readonly cancel: (orderId: string) => void
    readonly retry: () => void
  }
}

const ALL = 'all'

/** The user's orders, newest first. On a phone an order that is to be paid has the way to pay on its card. */
export const OrderListPage = ({ view, links, commands }: OrderListPageProps) => {
  const { t } = useTranslation('order')
  const narrow = useNarrow()
  const [asking, setAsking] = useState<string | null>(null)
  const columns = useOrderColumns(links)
  const actionsOf = useOrderActions(links)
  const empty = useEmpty(view.status, links, () => commands.filter(null))
  const { status, pageNum, list, cancelling } = view
  const ofOrder = (row: OrderView) =>
    actionsOf(row, {
      busy: cancelling === row.order.orderId,
      onCancel: () => setAsking(row.order.orderId),
    })
  const rowActions = (row: OrderView): readonly Action[] => {
    const { pay, cancel } = ofOrder(row)
    const detail = { key: 'detail', label: t('detail'), to: links.order(row.order.orderId) }
    return [!narrow && pay, detail, cancel].filter((action) => action !== null && action !== false)
  }
  return (
    <>
      <ListPage<OrderView>
        view={{
          head: { title: t('title') },
          rows: list.kind === 'loaded' ? { kind: 'loaded', value: list.value.orders } : list,
          tabs: {
            value: status ?? ALL,
            items: [
              { id: ALL, label: t('all') },
              ...OrderStatus.values.map((id) => ({ id, label: t(`status.${id}`) })),
            ],
          },
          pager: {
            page: pageNum,
            pageCount: list.kind === 'loaded' ? Math.ceil(list.value.total / ORDER_PAGE_SIZE) : 0,
          },
          empty,
        }}
        commands={{
          retry: commands.retry,
          toPage: commands.toPage,
          openTab: (id) => commands.filter(OrderStatus.is(id) ? id : null),
        }}
        columns={columns}
        rowKey={({ order }) => order.orderId}
        rowName={({ order }) => order.orderNo}
        actions={rowActions}
        note={narrow ? (row) => <OnCard view={row} links={links} pay={ofOrder(row).pay} /> : undefined}
      />
      <CancelDialog
        open={asking !== null}
        onKeep={() => setAsking(null)}
        onCancel={() => {
          if (asking !== null) commands.cancel(asking)
          setAsking(null)
        }}
      />
    </>
  )
}

/** None at all, or none in the state that is asked for: there may be others. */
const useEmpty = (status: OrderStatus | null, links: OrderLinks, showAll: () => void) => {
  const { t } = useTranslation('order')
  return status === null
    ? {
        title: t('emptyTitle'),
        text: t('emptyHint'),
        action: { key: 'shopping', label: t('goShopping'), to: links.shopping },
      }
    : {
        title: t('noneTitle'),
        text: t('noneHint'),
        action: { key: 'all', label: t('viewAll'), onPress: showAll },
      }
}

interface OnCardProps {
  readonly view: OrderView
  readonly links: OrderLinks
  readonly pay: Action | null
}

const OnCard = ({ view, links, pay }: OnCardProps) => (
  <Stack gap={3}>
    <OrderLines lines={view.lines} links={links} />
    {pay !== null && <ActionButton action={pay} variant="primary" size="large" wide />}
  </Stack>
)
