import { formatMoney } from '@compute-mall/core/money'
import type { OrderView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { OrderLines, tones } from '@compute-mall/ui/order'
import { Card, CopyText, LinkButton, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { OrderLinks } from './links.ts'
import { OrderActions } from './OrderActions.tsx'
import * as css from './order.css.ts'

interface OrderCardProps {
  readonly view: OrderView
  readonly links: OrderLinks
  readonly busy: boolean
  readonly onCancel: () => void
}

/** An order in the list: when, what, how much, how far, and what to do. */
export const OrderCard = ({ view, links, busy, onCancel }: OrderCardProps) => {
  const { t } = useTranslation('order')
  const { language } = useLanguage()
  const say = useSay()
  const { order, countdown } = view
  return (
    <Card>
      <div className={css.header}>
        <span>{formatInstant(order.createTime, language)}</span>
        <span>
          {t('orderNo')} <CopyText text={order.orderNo} name={t('orderNo')} />
        </span>
        <span>{say(view.type)}</span>
        <span className={css.end}>
          <Tag tone={tones[view.tone]}>{say(view.status)}</Tag>
        </span>
      </div>
      <OrderLines lines={view.lines} />
      <div className={css.footer}>
        {countdown !== null && (
          <span className={css.soft}>
            {t('timeLeft')} {countdown}
          </span>
        )}
        <span className={css.soft}>
          {t('total')} <strong className={css.sum}>{formatMoney(order.total)}</strong>
        </span>
        <LinkButton
          variant="ghost"
          to={links.order(order.orderId)}
          aria-label={`${t('detail')} ${order.orderNo}`}
        >
          {t('detail')}
        </LinkButton>
        <OrderActions view={view} links={links} busy={busy} onCancel={onCancel} />
      </div>
    </Card>
  )
}
