import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { skeleton } from './Skeleton.css.ts'

interface SkeletonProps {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly round?: boolean | undefined
}

/** A place held for what is being loaded, of the same height. */
export const Skeleton = ({ width = '100%', height = '1.5em', round }: SkeletonProps) => (
  <span
    className={skeleton}
    style={{ width, height, ...(round && { borderRadius: '50%' }) }}
    aria-hidden="true"
  />
)

/** Around the skeletons of one place: says once that it is loading. */
export const Loading = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('parts')
  return (
    <div aria-busy="true">
      <span className={visuallyHidden} role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  )
}
