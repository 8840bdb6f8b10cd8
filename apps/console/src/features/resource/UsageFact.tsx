import type { ResourceDetail, ResourceView } from '@compute-mall/core/provision'
import { formatInstant } from '@compute-mall/core/time'
import { Stack, Text } from '@compute-mall/ui/layout'
import { ProgressBar } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** How much of an amount is used and left, and when that was measured. */
export const UsageFact = ({ view }: { readonly view: ResourceView<ResourceDetail> }) => {
  const { t } = useTranslation(['provision', 'goods'])
  const { language } = useLanguage()
  const {
    consumption,
    resource: { unit, usage },
  } = view
  if (consumption === null || usage === null) return <>{t('notMeasured')}</>
  const { used, left, percent } = consumption
  return (
    <Stack gap={1}>
      <Text as="span">{t('usageOf', { used, left, unit: t(`goods:amountUnit.${unit}`) })}</Text>
      <ProgressBar label={t('usage')} percent={percent} />
      <Text as="span" size="caption" tone="soft">
        {t('usageAt', { at: formatInstant(usage.at, language) })}
      </Text>
    </Stack>
  )
}
