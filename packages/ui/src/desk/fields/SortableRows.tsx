import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AscendingIcon, DescendingIcon, ReorderIcon } from '../../icons/index.ts'
import { Stack } from '../../layout/index.ts'
import { IconButton } from '../../parts/index.ts'
import { visuallyHidden } from '../../theme/index.ts'
import * as css from './fields.css.ts'
import { moved } from './moved.ts'

interface SortableRowsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly rowName: (row: Row) => string
  readonly onSort: (rows: readonly Row[]) => void
  readonly children: (row: Row) => ReactNode
}

/** Rows whose order matters: dragged, or moved by buttons, which keyboards and screen readers have too (WCAG 2.5.7). */
export const SortableRows = <Row,>(props: SortableRowsProps<Row>) => {
  const { label, rows, rowKey, rowName, onSort, children } = props
  const { t } = useTranslation('desk')
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const row = rows[from]
    const next = moved(rows, from, to)
    if (row === undefined || next === rows) return
    onSort(next)
    setSaid(t('movedTo', { name: rowName(row), place: to + 1, total: rows.length }))
  }
  const over = (event: DragEvent) => {
    if (dragged !== null) event.preventDefault()
  }
  return (
    <>
      <Stack as="ol" gap={2} aria-label={label}>
        {rows.map((row, at) => (
          <li
            key={rowKey(row)}
            className={css.row}
            draggable
            data-dragged={at === dragged || undefined}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={over}
            onDrop={() => dragged !== null && move(dragged, at)}
          >
            <ReorderIcon className={css.grip} size={16} />
            <div className={css.content}>{children(row)}</div>
            <IconButton
              size="small"
              label={t('moveUp', { name: rowName(row) })}
              aria-disabled={at === 0 || undefined}
              icon={<AscendingIcon size={16} />}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              size="small"
              label={t('moveDown', { name: rowName(row) })}
              aria-disabled={at === rows.length - 1 || undefined}
              icon={<DescendingIcon size={16} />}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </Stack>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </>
  )
}
