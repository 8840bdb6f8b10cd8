import { PAGE_LIMITS } from '@compute-mall/core/list'
import { useTranslation } from 'react-i18next'
import { NextIcon, PreviousIcon } from '../../icons/index.ts'
import { Inline } from '../../layout/index.ts'
import { Button, Pagination } from '../../parts/index.ts'
import { useSay } from '../../text/index.ts'
import { FilterSelect } from './FilterSelect.tsx'
import * as css from './list.css.ts'
import type { CursorPager, ListCommands, PagerView } from './types.ts'

interface ListPagerProps {
  readonly pager: PagerView
  readonly commands: ListCommands
}

const sizes = PAGE_LIMITS.map((size) => ({ value: `${size}`, label: `${size}` }))

/** The other pages of a list, as its call has them. */
export const ListPager = ({ pager, commands }: ListPagerProps) =>
  'page' in pager ? (
    <Pagination {...pager} onPage={(page) => commands.toPage?.(page)} />
  ) : (
    <CursorPages pager={pager} commands={commands} />
  )

interface CursorPagesProps {
  readonly pager: CursorPager
  readonly commands: ListCommands
}

/** To the next rows and back, and how many at once; a list that goes on by a cursor has no numbered pages. */
const CursorPages = ({ pager: { size, hasPrevious, hasNext, total }, commands }: CursorPagesProps) => {
  const { t } = useTranslation(['desk', 'list'])
  const say = useSay()
  const chosen = `${size}`
  const resize = (value: string) => {
    const next = PAGE_LIMITS.find((known) => `${known}` === value)
    if (next !== undefined) commands.resize?.(next)
  }
  return (
    <nav className={css.pager} aria-label={t('pages')}>
      <span className={css.total}>{total !== null && say(total)}</span>
      <Inline>
        <FilterSelect
          label={t('perPage')}
          value={chosen === '20' ? '' : chosen}
          all="20"
          options={sizes.slice(1)}
          onChange={(value) => resize(value === '' ? '20' : value)}
        />
        <Button
          icon={<PreviousIcon size={16} />}
          disabledReason={hasPrevious ? undefined : t('firstPage')}
          onClick={commands.previous}
        >
          {t('list:previous')}
        </Button>
        <Button disabledReason={hasNext ? undefined : t('lastPage')} onClick={commands.next}>
          {t('list:next')}
          <NextIcon size={16} />
        </Button>
      </Inline>
    </nav>
  )
}
