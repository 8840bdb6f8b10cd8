import { rightsTables } from '@compute-mall/core/settlement'
import { Heading } from '@compute-mall/ui/layout'
import { phonePage } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { applicantTypes, Needs } from './Needs.tsx'
import { OwnApplication, type SettlePageProps } from './OwnApplication.tsx'
import { Rights } from './Rights.tsx'
import * as css from './SettlePage.mobile.css.ts'
import { SettleSteps } from './SettleSteps.tsx'

/** The landing for merchants: how far one's own application is, the steps, what it needs, what one gets (R2.03, R2.15). */
export const SettlePage = (props: SettlePageProps) => {
  const { t } = useTranslation('settlement')
  const { inLanguage } = useLanguage()
  return (
    <div className={phonePage}>
      <header className={css.hero}>
        <Heading level={1}>{t('title')}</Heading>
        <p>{t('lead')}</p>
      </header>
      <Part title={t('ownTitle')}>
        <OwnApplication {...props} />
      </Part>
      <Part title={t('stepsTitle')}>
        <SettleSteps />
      </Part>
      <Part title={t('needsTitle')}>
        {applicantTypes.map((type) => (
          <details key={type} className={css.fold} name="needs" open={type === 'ENTERPRISE'}>
            <summary className={css.summary}>{t(`type.${type}`)}</summary>
            <Needs type={type} />
          </details>
        ))}
      </Part>
      <Part title={t('rightsTitle')}>
        {rightsTables.map(({ group, title, rows }) => (
          <details key={group} className={css.fold} name="rights">
            <summary className={css.summary}>{inLanguage(title)}</summary>
            <Rights rows={rows} small />
          </details>
        ))}
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.panel} aria-label={title}>
    <Heading level={2} size="lead">
      {title}
    </Heading>
    {children}
  </section>
)
