import type { SettlementView } from '@compute-mall/core/settlement'
import { formatInstant } from '@compute-mall/core/time'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  DescriptionList,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  Skeleton,
  Tag,
  type Tone,
} from '../../../parts/index.ts'
import { useLanguage, useSay } from '../../../text/index.ts'
import * as css from './mobile.css.ts'
import { Needs } from './Needs.tsx'
import { Rights } from './Rights.tsx'

/** Where the visitor stands, as far as it is known. */
export type Standing =
  | { readonly kind: 'visitor'; readonly signIn: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly view: SettlementView }

export interface MobileSettlePageProps {
  readonly view: { readonly standing: Standing }
  readonly commands: { readonly retry: () => void }
}

/** The landing for merchants: how far one's own application is, the steps, what it needs, what one gets (R2.03, R2.15). */
export const MobileSettlePage = ({ view: { standing }, commands }: MobileSettlePageProps) => {
  const { t } = useTranslation('settlement')
  return (
    <div className={css.page}>
      <header className={css.hero}>
        <h1 className={css.title}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Part title={t('ownTitle')}>
        <Own standing={standing} onRetry={commands.retry} />
      </Part>
      <Part title={t('stepsTitle')}>
        <ol className={css.steps}>
          {(['prepare', 'submit', 'review', 'open'] as const).map((step) => (
            <li key={step} className={css.step}>
              <strong>{t(`step.${step}`)}</strong>
              <span className={css.soft}>{t(`step.${step}Hint`)}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('needsTitle')}>
        <Needs />
      </Part>
      <Part title={t('rightsTitle')}>
        <Rights />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.panel} aria-label={title}>
    <h2 className={css.partTitle}>{title}</h2>
    {children}
  </section>
)

const tones: Readonly<Record<SettlementView['tone'], Tone>> = {
  none: 'neutral',
  underWay: 'info',
  good: 'success',
  wrong: 'danger',
}

const Own = ({ standing, onRetry }: { readonly standing: Standing; readonly onRetry: () => void }) => {
  const { t } = useTranslation(['settlement', 'shell'])
  switch (standing.kind) {
    case 'visitor':
      return (
        <>
          <FormClosed />
          <p className={css.soft}>{t('signInToSee')}</p>
          <LinkButton variant="primary" size="large" wide to={standing.signIn}>
            {t('shell:signIn')}
          </LinkButton>
        </>
      )
    case 'loading':
      return (
        <Loading>
          <Skeleton height="128px" />
        </Loading>
      )
    case 'failed':
      return <ErrorState title={t('ownFailed')} onRetry={onRetry} />
    case 'known':
      return <Known view={standing.view} />
  }
}

const FormClosed = () => {
  const { t } = useTranslation('settlement')
  return <Notice>{t('formClosed')}</Notice>
}

const Known = ({ view }: { readonly view: SettlementView }) => {
  const { t } = useTranslation('settlement')
  const { language } = useLanguage()
  const say = useSay()
  const { reason, applyTime, reviewTime, commands } = view
  return (
    <>
      <p className={css.status}>
        <Tag tone={tones[view.tone]}>{say(view.status)}</Tag>
      </p>
      <p>{say(view.hint)}</p>
      {reason !== null && (
        <Notice tone="warn" title={t('rejectReason')}>
          {reason}
        </Notice>
      )}
      {commands.apply !== null && <FormClosed />}
      {applyTime !== null && (
        <DescriptionList
          items={[
            { name: t('applyTime'), value: formatInstant(applyTime, language) },
            ...(reviewTime === null
              ? []
              : [{ name: t('reviewTime'), value: formatInstant(reviewTime, language) }]),
          ]}
        />
      )}
    </>
  )
}
