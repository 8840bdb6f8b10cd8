import type { Loaded } from '@compute-mall/app'
import { GoodsKind } from '@compute-mall/core/goods'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import {
  OrderStatus,
  OrderType,
  type OrderView,
  type orderList,
  PLACED_WITHIN_DAYS,
} from '@compute-mall/core/order'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import { type Action, ActionButton, useNarrow } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { OrderLines } from '@compute-mall/ui/order'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import type { OrderLinks } from './links.ts'
import { type OrderQuestion, QuestionDialog, ReorderedDialog } from './OrderDialogs.tsx'
import { pressesOf, useOrderActions } from './useOrderActions.ts'
import { useOrderColumns } from './useOrderColumns.tsx'
import type { OrderCommands, OrderWork } from './useOrderCommands.ts'

type Query = QueryOf<typeof orderList>

export interface OrderListPageProps {
  readonly view: {
    readonly savedViews?: ListView<never>['savedViews']
    readonly page: Loaded<Page<OrderView>>
    /** What the address asks for. */
    readonly query: Query
    readonly work: OrderWork
    readonly exporting: boolean
  }
  readonly links: OrderLinks
  readonly commands: ListCommands & OrderCommands
}

/** The user's orders, newest first. On a phone an order that is to be paid has the way to pay on its card. */
export const OrderListPage = ({ view, links, commands }: OrderListPageProps) => {
  const { t } = useTranslation('order')
  const narrow = useNarrow()
  const [question, setQuestion] = useState<OrderQuestion | null>(null)
  const columns = useOrderColumns(links)
  const actionsOf = useOrderActions(links)
  const { work } = view
  const ofOrder = (row: OrderView) =>
    actionsOf(row, pressesOf(row.order.orderId, work, commands, setQuestion))
  const rowActions = (row: OrderView): readonly Action[] => {
    const { pay, others } = ofOrder(row)
    const detail = { key: 'detail', label: t('detail'), to: links.order(row.order.orderId) }
    return [...(narrow || pay === null ? [] : [pay]), detail, ...others]
  }
  return (
    <>
      <ListPage<OrderView>
        view={useListView(view, links, commands)}
        commands={commands}
        columns={columns}
        rowKey={({ order }) => order.orderId}
        rowName={({ order }) => order.orderNo}
        actions={rowActions}
        note={narrow ? (row) => <OnCard view={row} links={links} pay={ofOrder(row).pay} /> : undefined}
      />
      <QuestionDialog
        question={question}
        onKeep={() => setQuestion(null)}
        onDo={({ orderId, about }) => commands[about](orderId)}
      />
      <ReorderedDialog reordered={work.reordered} cart={links.cart} onClose={commands.closeReordered} />
    </>
  )
}

const useListView = (
  { page, query, exporting, savedViews }: OrderListPageProps['view'],
  links: OrderLinks,
  commands: ListCommands,
): ListView<OrderView> => {
  const { t } = useTranslation('order')
  return {
    head: { title: t('title') },
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    tabs: {
      value: query.status ?? '',
      items: [
        { id: '', label: t('all') },
        ...OrderStatus.values.map((id) => ({ id, label: t(`status.${id}`) })),
      ],
    },
    savedViews,
    search: { label: t('search'), value: query.keyword ?? '' },
    filters: useFilters(query),
    exporting,
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    empty:
      query.status === undefined
        ? {
            title: t('emptyTitle'),
            text: t('emptyHint'),
            action: { key: 'shopping', label: t('goShopping'), to: links.shopping },
          }
        : {
            title: t('noneTitle'),
            text: t('noneHint'),
            action: { key: 'all', label: t('viewAll'), onPress: () => commands.openTab?.('') },
          },
  }
}

const useFilters = ({ type, kind, placedWithin }: Query): readonly ListFilter[] => {
  const { t } = useTranslation(['order', 'goods'])
  return [
    {
      key: 'type',
      label: t('type'),
      value: type ?? '',
      options: OrderType.values.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      key: 'kind',
      label: t('goodsKind'),
      value: kind ?? '',
      options: GoodsKind.values.map((value) => ({ value, label: t(`goods:kind.${value}`) })),
    },
    {
      key: 'placedWithin',
      label: t('placedWithin'),
      value: placedWithin === undefined ? '' : `${placedWithin}`,
      options: PLACED_WITHIN_DAYS.map((count) => ({
        value: `${count}`,
        label: t('placedWithinDays', { count }),
      })),
    },
  ]
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
