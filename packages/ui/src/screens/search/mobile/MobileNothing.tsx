import type { GoodsCard } from '@compute-mall/core/goods'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../../../icons/index.ts'
import { Card, EmptyState } from '../../../parts/index.ts'
import { MobileGoodsList } from '../../goods/mobile/index.ts'
import * as css from './mobile.css.ts'

interface MobileNothingProps {
  readonly keyword: string
  /** The ways on. */
  readonly actions: ReactNode
  readonly hot: readonly GoodsCard[]
}

/** Nothing was found: what can be changed, and what others buy. */
export const MobileNothing = ({ keyword, actions, hot }: MobileNothingProps) => {
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
      {hot.length > 0 && (
        <section className={css.part} aria-label={t('hot')}>
          <h2 className={css.subtitle}>{t('hot')}</h2>
          <MobileGoodsList cards={hot} />
        </section>
      )}
    </>
  )
}
