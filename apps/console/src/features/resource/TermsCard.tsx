import type { Term } from '@compute-mall/core/provision'
import { formatInstant } from '@compute-mall/core/time'
import { Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './resource.css.ts'

interface TermsCardProps {
  readonly terms: readonly Term[]
  /** Whether a term without an end lasts until what was bought is used up. */
  readonly isMetered: boolean
  readonly order: (orderId: string) => string
}

/** The terms for which a resource was bought, each with its order. */
export const TermsCard = ({ terms, isMetered, order }: TermsCardProps) => {
  const { t } = useTranslation('provision')
  const { language } = useLanguage()
  const day = (instant: string) => formatInstant(instant, language, 'date')
  if (terms.length === 0) return null
  return (
    <Card title={t('terms')} padding="medium">
      <Stack as="ul" gap={3}>
        {terms.map(({ lineId, orderId, orderNo, startTime, endTime }) => (
          <li key={lineId}>
            {endTime === null
              ? t(isMetered ? 'termUntilUsedUp' : 'termFrom', { start: day(startTime) })
              : t('termOf', { start: day(startTime), end: day(endTime) })}
            <span className={css.under}>
              {t('order')} <Link to={order(orderId)}>{orderNo}</Link>
            </span>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
