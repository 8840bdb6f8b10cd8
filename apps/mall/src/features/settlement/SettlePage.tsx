import { type RightsGroup, rightsTables } from '@compute-mall/core/settlement'
import { Heading } from '@compute-mall/ui/layout'
import { Card, Tabs } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicantTypes, Needs } from './Needs.tsx'
import { OwnApplication, type SettlePageProps } from './OwnApplication.tsx'
import { Rights } from './Rights.tsx'
import * as css from './SettlePage.css.ts'
import { SettleSteps } from './SettleSteps.tsx'

/** The landing for merchants: how far one's own application is, the steps, what it needs, what one gets (R2.15). */
export const SettlePage = (props: SettlePageProps) => {
  const { t } = useTranslation('settlement')
  return (
    <div className={css.page}>
      <header className={css.hero}>
        <Heading level={1} size="display">
          {t('title')}
        </Heading>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <div className={css.parts}>
        <div className={css.own}>
          <Card title={t('ownTitle')}>
            <OwnApplication {...props} />
          </Card>
        </div>
        <div className={css.about}>
          <Card title={t('stepsTitle')}>
            <SettleSteps />
          </Card>
          <Card title={t('needsTitle')}>
            <NeedsOfBoth />
          </Card>
          <Card title={t('rightsTitle')}>
            <AllRights />
          </Card>
        </div>
      </div>
    </div>
  )
}

const NeedsOfBoth = () => {
  const { t } = useTranslation('settlement')
  return (
    <div className={css.both}>
      {applicantTypes.map((type) => (
        <div key={type}>
          <h3 className={css.type}>{t(`type.${type}`)}</h3>
          <Needs type={type} />
        </div>
      ))}
    </div>
  )
}

const AllRights = () => {
  const { t } = useTranslation('settlement')
  const { inLanguage } = useLanguage()
  const [shown, setShown] = useState<RightsGroup>('brand')
  return (
    <Tabs
      label={t('rightsTitle')}
      tabs={rightsTables.map(({ group, title }) => ({ id: group, label: inLanguage(title) }))}
      value={shown}
      onChange={setShown}
    >
      <Rights rows={rightsTables.find(({ group }) => group === shown)?.rows ?? []} />
    </Tabs>
  )
}
