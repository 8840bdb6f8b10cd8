import { Inline } from '@compute-mall/ui/layout'
import { BottomBar, Button, Dialog } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comparison } from '../goods/CompareBox.tsx'
import * as css from './Compare.css.ts'
import type { CompareBarProps } from './CompareBar.props.ts'
import { CompareTable } from './CompareTable.tsx'
import { COMPARED_MOST } from './useComparison.ts'

/** What is chosen to be compared, at the bottom while one goes on looking; nothing while nothing is chosen. */
export const CompareBar = ({ view, comparison }: CompareBarProps) => {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  if (comparison.chosen.length === 0) return null
  return (
    <BottomBar>
      <Inline gap={3} wrap={false}>
        <CompareActions comparison={comparison} onCompare={() => setOpen(true)} />
      </Inline>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('compareTitle')} size="large" dismissible>
        <CompareTable view={view} comparison={comparison} />
      </Dialog>
    </BottomBar>
  )
}

interface CompareActionsProps {
  readonly comparison: Comparison
  readonly onCompare: () => void
}

/** How many are chosen, the way back to none, and the button; one alone cannot be compared. */
export const CompareActions = ({ comparison: { chosen, clear }, onCompare }: CompareActionsProps) => {
  const { t } = useTranslation('search')
  return (
    <>
      <p className={css.count} role="status">
        {t('compareChosen', { count: chosen.length, most: COMPARED_MOST })}
      </p>
      <Button variant="ghost" onClick={clear}>
        {t('compareClear')}
      </Button>
      <Button
        variant="primary"
        disabledReason={chosen.length < 2 ? t('compareMore') : undefined}
        onClick={onCompare}
      >
        {t('compare')}
      </Button>
    </>
  )
}
