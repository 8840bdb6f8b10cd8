import { isTimed } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import {
  orderStatusKey,
  orderTone,
  refundTime,
  type ShopOrderLine,
  shopOrderList,
} from '@compute-mall/core/order'
import { withColon } from '@compute-mall/core/text'
import {
  Instant,
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { tones } from '@compute-mall/ui/order'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { provisionTones } from './tones.ts'

export interface OrderListPageProps {
  readonly view: WorkListView<typeof shopOrderList, ShopOrderLine>
  readonly links: { readonly order: (lineId: string) => string }
  readonly commands: WorkListCommands
}

/** The order lines that the shop sold. */
export const OrderListPage = ({ view, links, commands }: OrderListPageProps) => {
  const { t } = useTranslation(['seller', 'order', 'cart'])
  const { language } = useLanguage()
  const columns = useColumnsOf<ShopOrderLine>()
  const { status, provision, keyword } = view.query
  const isFiltered = status !== undefined || provision !== undefined || keyword !== undefined
  return (
    <WorkListPage
      list={shopOrderList}
      view={view}
      commands={commands}
      head={{ title: t('orders') }}
      tabs={{
        key: 'status',
        values: ['paid', 'unpaid', 'refunded', 'cancelled'],
        option: (value) => t(`order:status.${value}`),
        all: 'first',
      }}
      search={t('orders.search')}
      filters={[
        {
          key: 'provision',
          label: t('order:shop.opening'),
          option: (value) => t(`order:provision.${value}`),
        },
      ]}
      empty={
        isFiltered
          ? { title: t('orders.noneFound') }
          : { title: t('orders.none'), text: t('orders.noneText') }
      }
      columns={[
        columns.cell(
          'orderNo',
          t('order:shop.orderNo'),
          ({ lineId, orderNo, buyer }) => (
            <TwoLines below={withColon(language, t('order:shop.buyer'), buyer)}>
              <Link to={links.order(lineId)}>{orderNo}</Link>
            </TwoLines>
          ),
          { card: 'title', nowrap: true },
        ),
        columns.words('name', t('order:shop.goods'), { roomy: true }),
        columns.cell(
          'subtotal',
          t('order:shop.subtotal'),
          ({ subtotal, amount, billingType, duration, durationUnit }) => (
            <TwoLines
              below={withColon(
                language,
                t('order:shop.amount'),
                isTimed(billingType)
                  ? `${amount} × ${t(`cart:duration.${durationUnit}`, { count: duration })}`
                  : `${amount}`,
              )}
            >
              {formatMoney(subtotal)}
            </TwoLines>
          ),
          { align: 'end', nowrap: true },
        ),
        columns.cell(
          'status',
          t('order:shop.status'),
          (line) => (
            <TwoLines below={line.refund && <Instant at={refundTime(line.refund)} />}>
              <Tag tone={tones[orderTone(line)]}>{t(`order:${orderStatusKey(line)}`)}</Tag>
            </TwoLines>
          ),
          { card: 'tag', nowrap: true },
        ),
        columns.cell(
          'opening',
          t('order:shop.opening'),
          (line) =>
            line.status === 'paid' ? (
              <Tag tone={provisionTones[line.provision]}>{t(`order:provision.${line.provision}`)}</Tag>
            ) : (
              NO_VALUE
            ),
          { nowrap: true },
        ),
        columns.cell('createTime', t('order:shop.createTime'), ({ createTime, payTime }) => (
          <TwoLines
            below={
              payTime && (
                <>
                  {t('order:shop.payTime')} <Instant at={payTime} />
                </>
              )
            }
          >
            <Instant at={createTime} />
          </TwoLines>
        )),
      ]}
      rowKey={({ lineId }) => lineId}
      rowName={({ orderNo }) => orderNo}
      actions={({ lineId }) => [{ key: 'detail', label: t('order:detail'), to: links.order(lineId) }]}
    />
  )
}
