import { addresses } from '@compute-mall/app/routes'
import type { SettlementView } from '@compute-mall/core/settlement'
import { formatInstant } from '@compute-mall/core/time'
import { Stack, Text } from '@compute-mall/ui/layout'
import {
  DescriptionList,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  Skeleton,
  Tag,
  type Tone,
} from '@compute-mall/ui/parts'
import { row } from '@compute-mall/ui/shapes'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { OWN_APPLICATION } from './ownApplication.ts'

/** Where the visitor stands, as far as it is known. */
export type Standing =
  | { readonly kind: 'visitor'; readonly signIn: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly view: SettlementView }

/** What the landing for merchants shows, on either device. */
export interface SettlePageProps {
  readonly view: { readonly standing: Standing }
  readonly commands: { readonly retry: () => void }
}

/** How far one's own application is (R4.01). */
export const OwnApplication = ({ view, commands }: SettlePageProps) => (
  <div id={OWN_APPLICATION}>
    <Stack gap={3}>
      <Own standing={view.standing} onRetry={commands.retry} />
    </Stack>
  </div>
)

const Own = ({ standing, onRetry }: { readonly standing: Standing; readonly onRetry: () => void }) => {
  const { t } = useTranslation('settlement')
  switch (standing.kind) {
    case 'visitor':
      return (
        <>
          <Text tone="soft">{t('signInToSee')}</Text>
          <LinkButton variant="primary" size="large" wide to={standing.signIn}>
            {t('apply')}
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

const tones: Readonly<Record<SettlementView['tone'], Tone>> = {
  none: 'neutral',
  underWay: 'info',
  good: 'success',
  wrong: 'danger',
}

const Known = ({ view }: { readonly view: SettlementView }) => {
  const { t } = useTranslation('settlement')
  const { language } = useLanguage()
  const say = useSay()
  const { reason, applyTime, reviewTime, commands } = view
  return (
    <>
      <p className={row}>
        <Tag tone={tones[view.tone]}>{say(view.status)}</Tag>
      </p>
      <p>{say(view.hint)}</p>
      {reason !== null && (
        <Notice tone="warn" title={t('rejectReason')}>
          {reason}
        </Notice>
      )}
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
      <NextStep commands={commands} />
    </>
  )
}

/** What is next: to apply, to see the review, or to open the seller home (R4.02). */
const NextStep = ({ commands }: Pick<SettlementView, 'commands'>) => {
  const { t } = useTranslation('settlement')
  const [to, label] = commands.goSeller
    ? [addresses.seller.home.href(), t('goSeller')]
    : commands.apply === 'first'
      ? [routes.settleCreate.href(), t('apply')]
      : [routes.settleReview.href(), t('seeReview')]
  return (
    <LinkButton variant="primary" size="large" wide to={to}>
      {label}
    </LinkButton>
  )
}
