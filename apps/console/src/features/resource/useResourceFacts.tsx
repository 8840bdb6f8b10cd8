import { isMetered, refundState, refundTime } from '@compute-mall/core/order'
import type { ResourceDetail, ResourceView } from '@compute-mall/core/provision'
import { formatInstant } from '@compute-mall/core/time'
import type { FactsProps } from '@compute-mall/ui/desk/detail'
import { Link } from '@compute-mall/ui/link'
import { useAmount } from '@compute-mall/ui/order'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ResourceLinks } from './links.ts'
import { UsageFact } from './UsageFact.tsx'

/** Kind, specification, amount, times and order of a resource. */
export const useResourceFacts = (links: ResourceLinks) => {
  const { t } = useTranslation(['provision', 'goods', 'order'])
  const { language, inLanguage } = useLanguage()
  const say = useSay()
  const amountOf = useAmount()
  const endOf = ({ resource, left }: ResourceView<ResourceDetail>): string => {
    const { endTime, status } = resource
    if (endTime === null) return status === 'open' ? t(isMetered(resource) ? 'untilUsedUp' : 'noEnd') : '—'
    const end = formatInstant(endTime, language)
    return left === null ? end : `${end} · ${say(left)}`
  }
  return (view: ResourceView<ResourceDetail>): FactsProps => {
    const { resource } = view
    const { kind, specification, openTime, orderId, orderNo, shopName } = resource
    return {
      items: [
        { name: t('kind'), value: t(`goods:kind.${kind}`) },
        { name: t('specification'), value: specification.map(inLanguage).join(' / ') || '—' },
        { name: t('amount'), value: amountOf(resource) },
        ...(isMetered(resource) && openTime !== null
          ? [{ name: t('usage'), value: <UsageFact view={view} /> }]
          : []),
        { name: t('openTime'), value: openTime === null ? '—' : formatInstant(openTime, language) },
        { name: t('endTime'), value: endOf(view) },
        ...(resource.refund === null
          ? []
          : [
              {
                name: t('order:refundState'),
                value: `${t(`order:refundState.${refundState(resource.refund)}`)} · ${formatInstant(refundTime(resource.refund), language)}`,
              },
            ]),
        { name: t('shop'), value: inLanguage(shopName) },
        {
          name: t('order'),
          value: resource.isOwn ? <Link to={links.order(orderId)}>{orderNo}</Link> : orderNo,
        },
        ...(resource.isOwn ? [] : [{ name: t('owner'), value: resource.ownerName }]),
      ],
    }
  }
}
