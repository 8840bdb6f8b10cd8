import type { Movement } from '@compute-mall/core/goods'
import { Tag } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** How goods moved in a ranking since last week, in words: an arrow alone would say nothing to a screen reader. */
export const Moved = ({ movement }: { readonly movement: Movement | undefined }) => {
  const { t } = useTranslation('site')
  if (movement === undefined) return null
  if (movement === 'new') return <Tag tone="info">{t('rankNew')}</Tag>
  if (movement === 0) return <>{t('rankSame')}</>
  return <>{t(movement > 0 ? 'rankUp' : 'rankDown', { count: Math.abs(movement) })}</>
}
