import { FilterIcon } from '@compute-mall/ui/icons'
import { Badge, Button, Sheet } from '@compute-mall/ui/parts'
import { type ReactNode, useState } from 'react'
import * as css from './search.mobile.css.ts'

interface FilterSheetProps {
  readonly title: string
  /** How many filters are chosen. */
  readonly chosen: number
  /** What closing the sheet would show, in words. */
  readonly shows: string
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** Every filter in a sheet, whose button says what it would show. */
export const FilterSheet = ({ title, chosen, shows, isBusy, children }: FilterSheetProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.filter}
        data-chosen={chosen > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FilterIcon size={16} />
        {title}
        <Badge count={chosen} />
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <Button variant="primary" wide busy={isBusy} onClick={() => setOpen(false)}>
            {shows}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  )
}
