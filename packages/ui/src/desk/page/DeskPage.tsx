import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../parts/index.ts'
import { ActionButton } from './ActionButton.tsx'
import * as css from './DeskPage.css.ts'
import { PageHead, type PageHeadProps } from './PageHead.tsx'
import { PageNotices } from './PageNotices.tsx'
import type { PageNotice } from './types.ts'
import { useNarrow } from './useNarrow.ts'

export interface DeskPageProps {
  readonly head: PageHeadProps
  readonly notice?: PageNotice | undefined
  /** In place of the main action at the lower edge of a phone. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A page of a work app: head, what may no longer be so, content; on a phone the main action at the lower edge. */
export const DeskPage = ({ head, notice, bar, children }: DeskPageProps) => {
  const { t } = useTranslation('desk')
  const narrow = useNarrow()
  const { primary } = head
  return (
    <>
      <div className={css.page}>
        <PageHead {...head} />
        <PageNotices notice={notice} />
        {children}
      </div>
      {bar}
      {narrow && bar === undefined && primary !== undefined && (
        <ActionBar label={t('mainAction')}>
          <div className={css.stretched}>
            <ActionButton action={primary} variant="primary" size="large" wide />
          </div>
        </ActionBar>
      )}
    </>
  )
}
