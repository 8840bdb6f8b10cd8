import { ActionBar, Sheet } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompareBarProps } from './CompareBar.props.ts'
import { CompareActions } from './CompareBar.tsx'
import { CompareTable } from './CompareTable.tsx'

/** What is chosen to be compared, above the areas; the offers come beside one another in a sheet. */
export const MobileCompareBar = ({ view, comparison }: CompareBarProps) => {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  if (comparison.chosen.length === 0) return null
  return (
    <>
      <ActionBar label={t('compareTitle')}>
        <CompareActions comparison={comparison} onCompare={() => setOpen(true)} />
      </ActionBar>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('compareTitle')}>
        <CompareTable view={view} comparison={comparison} />
      </Sheet>
    </>
  )
}
