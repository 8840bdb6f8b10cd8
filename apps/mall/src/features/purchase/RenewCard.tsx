import { formatMoney } from '@compute-mall/core/money'
import type { ResourceDetail } from '@compute-mall/core/provision'
import { formatInstant } from '@compute-mall/core/time'
import { Stack } from '@compute-mall/ui/layout'
import { Card, DescriptionList, LinkButton, Notice, QuantityStepper } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** The term that a renewal would add. */
export interface RenewTerm {
  /** In the unit that the resource was bought by. */
  readonly duration: number
  readonly minimum: number
  readonly maximum: number
  /** The end after the renewal (ISO 8601); null where there is none to move. */
  readonly newEnd: string | null
  /** Whether the present term is over, so that the new one begins when it is paid. */
  readonly isOver: boolean
  /** What one unit costs now, where that is not what it cost when it was bought. */
  readonly changedPrice: string | null
}

export interface RenewCardProps {
  readonly resource: ResourceDetail
  readonly term: RenewTerm
  /** It cannot be renewed, but bought anew. */
  readonly isRefused: boolean
  readonly links: { readonly resource: string; readonly goods: string }
  readonly onDuration: (duration: number) => void
}

/** What is renewed, for how long, and when it will end. */
export const RenewCard = ({ resource, term, isRefused, links, onDuration }: RenewCardProps) => {
  const { t } = useTranslation(['purchase', 'cart'])
  const { language, inLanguage } = useLanguage()
  const { endTime, centerName, durationUnit, unitPrice } = resource
  const end = endTime === null ? '—' : formatInstant(endTime, language)
  return (
    <Card
      title={t('renew.resource')}
      actions={<LinkButton to={links.resource}>{t('renew.back')}</LinkButton>}
    >
      <Stack>
        <strong>{inLanguage(resource.name)}</strong>
        <DescriptionList
          columns={2}
          items={[
            { name: t('renew.center'), value: centerName === null ? '—' : inLanguage(centerName) },
            { name: t('renew.ends'), value: term.isOver ? t('renew.ended', { end }) : end },
            {
              name: t('renew.term'),
              value: (
                <Stack gap={1}>
                  <QuantityStepper
                    label={t('renew.term')}
                    value={term.duration}
                    minimum={term.minimum}
                    maximum={term.maximum}
                    onChange={onDuration}
                  />
                  {t(`cart:duration.${durationUnit}`, { count: term.duration })}
                </Stack>
              ),
            },
            {
              name: t('renew.newEnd'),
              value: term.newEnd === null ? '—' : <strong>{formatInstant(term.newEnd, language)}</strong>,
            },
          ]}
        />
        {isRefused && (
          <Notice
            tone="warn"
            actions={
              <LinkButton variant="primary" to={links.goods}>
                {t('renew.buyAgain')}
              </LinkButton>
            }
          >
            {t('renew.notRenewable')}
          </Notice>
        )}
        {term.isOver && !isRefused && <Notice>{t('renew.fromNow')}</Notice>}
        {term.changedPrice !== null && (
          <Notice tone="warn">
            {t('renew.priceChanged', {
              now: formatMoney(term.changedPrice),
              before: formatMoney(unitPrice),
            })}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}
