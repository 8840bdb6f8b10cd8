import { Text } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import * as css from './settle.css.ts'

/** The way from the first paper to one's own shop. */
export const SettleSteps = () => {
  const { t } = useTranslation('settlement')
  return (
    <ol className={css.steps}>
      {(['prepare', 'submit', 'review', 'open'] as const).map((step) => (
        <li key={step} className={css.step}>
          <strong>{t(`step.${step}`)}</strong>
          <Text as="span" tone="soft">
            {t(`step.${step}Hint`)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
