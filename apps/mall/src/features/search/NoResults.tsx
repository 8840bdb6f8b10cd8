import { SearchIcon } from '@compute-mall/ui/icons'
import { Card, EmptyState } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface NoResultsProps {
  readonly keyword: string
  /** The ways on. */
  readonly actions: ReactNode
  /** What others buy. */
  readonly children: ReactNode
}

/** Nothing was found, on either device: what can be changed, and what others buy. */
export const NoResults = ({ keyword, actions, children }: NoResultsProps) => {
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
      {children}
    </>
  )
}
