import { formatMoney } from '@compute-mall/core/money'
import type { OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { OrderLines, tones } from '@compute-mall/ui/order'
import { CopyText, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import * as css from './order.css.ts'

/** An order in the list: number and time, what, how much, how far. On a card what was bought stands below. */
export const useOrderColumns = (links: OrderLinks): readonly Column<OrderView>[] => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const say = useSay()
  return [
    {
      key: 'orderNo',
      header: t('orderNo'),
      card: 'title',
      nowrap: true,
      render: ({ order, type }) => (
        <>
          <CopyText text={order.orderNo} name={t('orderNo')}>
            <Link className={css.number} to={links.order(order.orderId)}>
              {order.orderNo}
            </Link>
          </CopyText>
          <span className={css.under}>{say(type)}</span>
          <span className={css.under}>{formatInstant(order.createTime, language)}</span>
        </>
      ),
    },
    {
      key: 'lines',
      header: t('lines'),
      card: 'none',
      width: '36%',
      render: ({ lines }) => (
        <div className={css.lines}>
          <OrderLines lines={lines} links={links} />
        </div>
      ),
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      nowrap: true,
      render: ({ order }) => <strong>{formatMoney(order.total)}</strong>,
    },
    {
      key: 'status',
      header: t('status'),
      card: 'tag',
      nowrap: true,
      render: ({ status, tone, countdown }) => (
        <>
          <Tag tone={tones[tone]}>{say(status)}</Tag>
          {countdown !== null && (
            <span className={css.under}>
              {t('timeLeft')} <span className={css.countdown}>{countdown}</span>
            </span>
          )}
        </>
      ),
    },
  ]
}
