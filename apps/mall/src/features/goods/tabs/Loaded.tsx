import type { Loaded } from '@compute-mall/app'
import { ErrorState, Loading, Skeleton } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface WhenLoadedProps<Data> {
  readonly loaded: Loaded<Data>
  readonly height: string
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}

export const WhenLoaded = <Data,>({ loaded, height, onRetry, children }: WhenLoadedProps<Data>) => {
  const { t } = useTranslation('goods')
  if (loaded.kind === 'failed') return <ErrorState title={t('tabFailed')} onRetry={onRetry} />
  if (loaded.kind === 'loading')
    return (
      <Loading>
        <Skeleton height={height} />
      </Loading>
    )
  return children(loaded.value)
}
