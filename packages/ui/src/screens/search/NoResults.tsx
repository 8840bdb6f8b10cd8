import type { GoodsCard } from '@compute-mall/core/goods'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../../icons/index.ts'
import { Card, EmptyState } from '../../parts/index.ts'
import { HotGoods } from './HotGoods.tsx'

interface NoResultsProps {
  readonly keyword: string
  /** The ways on. */
  readonly actions: ReactNode
  readonly hot: readonly GoodsCard[]
}

/** Nothing was found: what can be changed, and what others buy. */
export const NoResults = ({ keyword, actions, hot }: NoResultsProps) => {
  const { t } = useTranslation('search')
  return (
    <>
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={keyword === '' ? t('none') : t('noneFor', { words: keyword })}
          text={t('noneHint')}
          actions={actions}
        />
      </Card>
      <HotGoods cards={hot} />
    </>
  )
}
