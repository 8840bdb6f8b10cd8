import type { AcceptedVersion } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface AcceptedCardProps {
  readonly accepted: readonly AcceptedVersion[]
  readonly links: {
    readonly document: (of: Pick<AcceptedVersion, 'kind' | 'version'>) => string
    readonly order: (orderId: string) => string
  }
}

/** Which versions of agreement and privacy policy the user has accepted, when and by what; each leads to its text. */
export const AcceptedCard = ({ accepted, links }: AcceptedCardProps) => {
  const { t } = useTranslation('ledger')
  const { language, inLanguage } = useLanguage()
  if (accepted.length === 0)
    return (
      <Card title={t('accepted')}>
        <Text tone="soft">{t('noneAccepted')}</Text>
      </Card>
    )
  return (
    <Card title={t('accepted')}>
      <Stack as="ul" gap={4}>
        {accepted.map(({ kind, version, title, acceptedAt, order, isCurrent }) => (
          <li key={`${kind} ${version}`}>
            <Inline gap={2}>
              <Link to={links.document({ kind, version })}>
                {t('acceptedVersion', { title: inLanguage(title), version })}
              </Link>
              {isCurrent && <Tag tone="success">{t('inForce')}</Tag>}
            </Inline>
            <Text as="p" size="caption" tone="soft">
              {t('acceptedAt', { at: formatInstant(acceptedAt, language) })} ·{' '}
              {order === null ? (
                t('byRegistering')
              ) : (
                <>
                  {t('byOrder')} <Link to={links.order(order.orderId)}>{order.orderNo}</Link>
                </>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
