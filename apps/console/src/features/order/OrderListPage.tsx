import { type OrderView, orderList, PLACED_WITHIN_DAYS } from '@compute-mall/core/order'
import { type WorkListCommands, WorkListPage, type WorkListView } from '@compute-mall/ui/desk/list'
import { type Action, ActionButton, useNarrow } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { OrderLines } from '@compute-mall/ui/order'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import { type OrderQuestion, QuestionDialog, ReorderedDialog } from './OrderDialogs.tsx'
import { pressesOf, useOrderActions } from './useOrderActions.ts'
import { useOrderColumns } from './useOrderColumns.tsx'
import type { OrderCommands, OrderWork } from './useOrderCommands.ts'

export interface OrderListPageProps {
  readonly view: WorkListView<typeof orderList, OrderView> & { readonly work: OrderWork }
  readonly links: OrderLinks
  readonly commands: WorkListCommands & OrderCommands
}

/** The user's orders. On a phone the card of an unpaid order has a button to pay. */
export const OrderListPage = ({ view, links, commands }: OrderListPageProps) => {
  const { t } = useTranslation(['order', 'goods'])
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
      <WorkListPage
        list={orderList}
        view={view}
        commands={commands}
        head={{ title: t('title') }}
        tabs={{ key: 'status', option: (status) => t(`status.${status}`), all: 'first' }}
        search={t('search')}
        filters={[
          { key: 'type', label: t('type'), option: (type) => t(`type.${type}`) },
          { key: 'kind', label: t('goodsKind'), option: (kind) => t(`goods:kind.${kind}`) },
          {
            key: 'placedWithin',
            label: t('placedWithin'),
            values: PLACED_WITHIN_DAYS.map((days) => `${days}` as const),
            option: (days) => t('placedWithinDays', { count: Number(days) }),
          },
        ]}
        empty={
          view.query.status === undefined
            ? {
                title: t('emptyTitle'),
                text: t('emptyHint'),
                action: { key: 'shopping', label: t('goShopping'), to: links.shopping },
              }
            : {
                title: t('noneTitle'),
                text: t('noneHint'),
                action: { key: 'all', label: t('viewAll'), onPress: () => commands.filter('status', '') },
              }
        }
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
