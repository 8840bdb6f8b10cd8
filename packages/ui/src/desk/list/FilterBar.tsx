import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterIcon } from '../../icons/index.ts'
import { Stack } from '../../layout/index.ts'
import { Button, SelectField, Sheet } from '../../parts/index.ts'
import { useNarrow } from '../page/index.ts'
import type { FilterBarProps } from './FilterBar.props.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTools } from './ListTools.tsx'
import * as css from './list.css.ts'
import type { ListCommands, ListFilter } from './types.ts'

/** Words and filters of a list, its saved views and its export. On a phone the filters open as a sheet. */
export const FilterBar = ({ view, commands }: FilterBarProps) => {
  const narrow = useNarrow()
  const { search, filters = [] } = view
  return (
    <div className={css.bar}>
      {search !== undefined && (
        <div className={css.search}>
          <ListSearch {...search} onSearch={(words) => commands.search?.(words)} />
        </div>
      )}
      {filters.length > 0 &&
        (narrow ? (
          <FilterSheet filters={filters} commands={commands} />
        ) : (
          filters.map(({ key, ...filter }) => (
            <FilterSelect key={key} {...filter} onChange={(value) => commands.filter?.(key, value)} />
          ))
        ))}
      <ListTools view={view} commands={commands} />
    </div>
  )
}

interface FilterSheetProps {
  readonly filters: readonly ListFilter[]
  readonly commands: ListCommands
}

const FilterSheet = ({ filters, commands }: FilterSheetProps) => {
  const { t } = useTranslation(['desk', 'list'])
  const [open, setOpen] = useState(false)
  const on = filters.filter(({ value }) => value !== '').length
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<FilterIcon size={16} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {on === 0 ? t('filters') : t('filtersOn', { count: on })}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t('filters')}
        footer={
          <>
            <Button
              onClick={() => {
                close()
                commands.clearFilters?.()
              }}
            >
              {t('list:clearFilters')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('showRows')}
            </Button>
          </>
        }
      >
        <Stack>
          {filters.map(({ key, label, value, options }) => (
            <SelectField
              key={key}
              label={label}
              value={value === '' ? ALL : value}
              options={[{ value: ALL, label: t('all') }, ...options]}
              onChange={(next) => commands.filter?.(key, next === ALL ? '' : next)}
            />
          ))}
        </Stack>
      </Sheet>
    </>
  )
}

/** A field with nothing chosen would ask to choose. */
const ALL = '*'
