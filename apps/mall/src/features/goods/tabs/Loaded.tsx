import { ErrorState, Loading, Skeleton } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What is fetched when it is first looked at. */
export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly data: Data }

interface WhenLoadedProps<Data> {
  readonly loaded: Loaded<Data>
  readonly height: string
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}

export const WhenLoaded = <Data,>({ loaded, height, onRetry, children }: WhenLoadedProps<Data>) => {
  const { t } = useTranslation('goods')
  if (loaded.state === 'failed') return <ErrorState title={t('tabFailed')} onRetry={onRetry} />
  if (loaded.state === 'loading')
    return (
      <Loading>
        <Skeleton height={height} />
      </Loading>
    )
  return children(loaded.data)
}
