import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ForbiddenIcon, NotFoundIcon } from '../../icons/index.ts'
import { Inline, Text } from '../../layout/index.ts'
import { CopyText, EmptyState, ErrorState, Loading } from '../../parts/index.ts'
import { useSay } from '../../text/index.ts'
import { delayed } from './PageState.css.ts'
import type { LoadState } from './types.ts'

interface PageStateProps<Value> {
  readonly state: LoadState<Value>
  /** Of the height that the content will have; shown after 300 ms. */
  readonly skeleton: ReactNode
  readonly onRetry: () => void
  readonly children: (value: Value) => ReactNode
}

/** What a page shows, or in its place that it is loading, that it failed, or that it is not for this user. */
export const PageState = <Value,>({ state, skeleton, onRetry, children }: PageStateProps<Value>) => {
  const { t } = useTranslation('desk')
  const say = useSay()
  if (state.kind === 'loaded') return children(state.value)
  if (state.kind === 'loading')
    return (
      <div className={delayed}>
        <Loading>{skeleton}</Loading>
      </div>
    )
  if (state.kind === 'forbidden')
    return (
      <EmptyState
        icon={ForbiddenIcon}
        title={t('forbiddenTitle')}
        text={state.helper === undefined ? t('forbiddenText') : t('forbiddenHelper', { who: state.helper })}
      />
    )
  if (state.kind === 'missing')
    return <EmptyState icon={NotFoundIcon} title={t('missingTitle')} text={t('missingText')} />
  const { requestId } = state
  return (
    <ErrorState
      title={say(state.message)}
      text={requestId === undefined ? undefined : <RequestId id={requestId} />}
      onRetry={onRetry}
    />
  )
}

const RequestId = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('desk')
  return (
    <Inline as="span" gap={1} justify="center">
      <Text as="span">{t('requestId')}</Text>
      <CopyText name={t('requestId')} text={id} />
    </Inline>
  )
}
