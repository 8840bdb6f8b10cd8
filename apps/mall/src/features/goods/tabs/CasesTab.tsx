import { EmptyState } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { TabProps } from './DetailsTab.tsx'
import * as css from './tabs.css.ts'

/** What others did with it. */
export const CasesTab = ({ view: { offer } }: TabProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const { cases } = offer.goods
  if (cases.length === 0) return <EmptyState title={t('noCases')} text={t('noCasesHint')} />
  return (
    <ul className={css.cases}>
      {cases.map(({ name, value }) => (
        <li key={name.en} className={css.caseCard}>
          <h2 className={css.subtitle}>{inLanguage(name)}</h2>
          <p>{inLanguage(value)}</p>
        </li>
      ))}
    </ul>
  )
}
