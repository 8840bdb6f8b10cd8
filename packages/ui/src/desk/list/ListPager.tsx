import { useTranslation } from 'react-i18next'
import { NextIcon, PreviousIcon } from '../../icons/index.ts'
import { Inline } from '../../layout/index.ts'
import { Button } from '../../parts/index.ts'
import { FilterSelect } from './FilterSelect.tsx'
import * as css from './list.css.ts'
import { type ListCommands, PAGE_SIZES, type PagerView } from './types.ts'

interface ListPagerProps {
  readonly pager: PagerView
  readonly commands: ListCommands
}

const sizes = PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }))

/** To the next rows and back, and how many at once; a list that goes on by a cursor has no numbered pages. */
export const ListPager = ({ pager: { size, hasPrevious, hasNext, total }, commands }: ListPagerProps) => {
  const { t } = useTranslation('desk')
  const chosen = `${size}`
  const resize = (value: string) => {
    const next = PAGE_SIZES.find((known) => `${known}` === value)
    if (next !== undefined) commands.resize(next)
  }
  return (
    <nav className={css.pager} aria-label={t('pages')}>
      <span className={css.total}>
        {total !== null &&
          (total.capped
            ? t('totalCapped', { total: total.count.toLocaleString('en-US') })
            : t('total', { count: total.count }))}
      </span>
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
          {t('previous')}
        </Button>
        <Button disabledReason={hasNext ? undefined : t('lastPage')} onClick={commands.next}>
          {t('next')}
          <NextIcon size={16} />
        </Button>
      </Inline>
    </nav>
  )
}
