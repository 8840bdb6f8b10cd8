import { formatMoney } from '@compute-mall/core/money'
import type { OrderView } from '@compute-mall/core/order'
import { Instant, TwoLines, useColumnsOf } from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { OrderLines, tones } from '@compute-mall/ui/order'
import { CopyText, Tag } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import * as css from './order.css.ts'

/** The columns of the list of orders; a card shows the lines below them. */
export const useOrderColumns = (links: OrderLinks) => {
  const { t } = useTranslation('order')
  const say = useSay()
  const columns = useColumnsOf<OrderView>()
  return [
    columns.cell(
      'orderNo',
      t('orderNo'),
      ({ order, type }) => (
        <>
          <CopyText text={order.orderNo} name={t('orderNo')}>
            <Link className={css.number} to={links.order(order.orderId)}>
              {order.orderNo}
            </Link>
          </CopyText>
          <span className={css.under}>{say(type)}</span>
          <span className={css.under}>
            <Instant at={order.createTime} />
          </span>
        </>
      ),
      { card: 'title' },
    ),
    columns.cell(
      'lines',
      t('lines'),
      ({ lines }) => (
        <div className={css.lines}>
          <OrderLines lines={lines} links={links} />
        </div>
      ),
      { card: 'none', width: '36%' },
    ),
    columns.cell('total', t('total'), ({ order }) => <strong>{formatMoney(order.total)}</strong>, {
      align: 'end',
      nowrap: true,
    }),
    columns.cell(
      'status',
      t('status'),
      ({ status, tone, countdown }) => (
        <TwoLines
          below={
            countdown === null ? null : (
              <>
                {t('timeLeft')} <span className={css.countdown}>{countdown}</span>
              </>
            )
          }
        >
          <span className={css.number}>
            <Tag tone={tones[tone]}>{say(status)}</Tag>
          </span>
        </TwoLines>
      ),
      { card: 'tag' },
    ),
  ]
}
