import type { Message } from '@compute-mall/core/messages'
import { ORDER_PAGE_SIZE, OrderStatus, type OrderView } from '@compute-mall/core/order'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Pagination,
  Skeleton,
  Tabs,
} from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import { OrderCard } from './OrderCard.tsx'
import * as css from './order.css.ts'

/** A page of orders, on its way, or why it did not come. */
export type OrderListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: Message }
  | { readonly kind: 'loaded'; readonly total: number; readonly orders: readonly OrderView[] }

export interface OrderListPageProps {
  readonly view: {
    /** The status that is asked for; null is all. */
    readonly status: OrderStatus | null
    readonly pageNum: number
    readonly list: OrderListState
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

/** The user's orders, newest first. */
export const OrderListPage = ({ view, links, commands }: OrderListPageProps) => {
  const { t } = useTranslation('order')
  const tabs = [
    { id: ALL, label: t('all') },
    ...OrderStatus.values.map((status) => ({ id: status, label: t(`status.${status}`) })),
  ]
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      <Tabs
        label={t('status')}
        tabs={tabs}
        value={view.status ?? ALL}
        onChange={(id) => commands.filter(id === ALL ? null : (id as OrderStatus))}
      >
        <OrderList view={view} links={links} commands={commands} />
      </Tabs>
    </div>
  )
}

const OrderList = ({ view: { status, list, pageNum, cancelling }, links, commands }: OrderListPageProps) => {
  const say = useSay()
  if (list.kind === 'loading') return <OrderListSkeleton />
  if (list.kind === 'failed') return <ErrorState title={say(list.message)} onRetry={commands.retry} />
  if (list.orders.length === 0)
    return status === null ? (
      <NoOrders shopping={links.shopping} />
    ) : (
      <NoneInState onAll={() => commands.filter(null)} />
    )
  return (
    <div className={css.list}>
      {list.orders.map((view) => (
        <OrderCard
          key={view.order.orderId}
          view={view}
          links={links}
          busy={cancelling === view.order.orderId}
          onCancel={() => commands.cancel(view.order.orderId)}
        />
      ))}
      <Pagination
        page={pageNum}
        pageCount={Math.ceil(list.total / ORDER_PAGE_SIZE)}
        onPage={commands.toPage}
      />
    </div>
  )
}

const NoOrders = ({ shopping }: { readonly shopping: string }) => {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyHint')}
      actions={
        <LinkButton variant="primary" to={shopping}>
          {t('goShopping')}
        </LinkButton>
      }
    />
  )
}

/** There may be others. */
const NoneInState = ({ onAll }: { readonly onAll: () => void }) => {
  const { t } = useTranslation('order')
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneHint')}
      actions={<Button onClick={onAll}>{t('viewAll')}</Button>}
    />
  )
}

const OrderListSkeleton = () => (
  <Loading>
    <div className={css.list}>
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <Skeleton height="160px" />
        </Card>
      ))}
    </div>
  </Loading>
)
