import { TOTAL_CAP } from '@compute-mall/core/search'
import { Heading, Inline, Stack } from '@compute-mall/ui/layout'
import { LinkButton } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './SearchPage.css.ts'

interface AreaProps {
  readonly area: 'goods' | 'resource' | 'shop' | 'community'
  readonly total: number
  /** Where all of them are. */
  readonly all?: string
  readonly children: ReactNode
}

/** One area of what was found. */
export const Area = ({ area, total, all, children }: AreaProps) => {
  const { t } = useTranslation('search')
  if (total === 0) return null
  const words = t(`area.${area}`)
  return (
    <Stack as="section" aria-label={words}>
      <Inline as="header" gap={3} align="baseline">
        <Heading level={2}>{words}</Heading>
        <span className={css.count}>
          {total >= TOTAL_CAP ? t('foundCapped', { most: TOTAL_CAP }) : t('found', { count: total })}
        </span>
        {all !== undefined && (
          <LinkButton
            variant="ghost"
            size="small"
            to={all}
            aria-label={t('viewAllOf', { count: total, area: words })}
          >
            {t('viewAll')}
          </LinkButton>
        )}
      </Inline>
      {children}
    </Stack>
  )
}
