import { useTranslation } from 'react-i18next'
import { RefreshIcon } from '../../icons/index.ts'
import { Stack } from '../../layout/index.ts'
import { FilterChips, Tabs } from '../../parts/index.ts'
import { DeskPage } from '../page/index.ts'
import { BulkBar } from './BulkBar.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { ListPageProps } from './ListPage.props.ts'
import { ListRows } from './ListRows.tsx'
import * as css from './list.css.ts'
import { Outcome } from './Outcome.tsx'

const NONE: ReadonlySet<string> = new Set()

/** A list of a work app: its parts as tabs, filters, rows as a table or as cards, pages, and what is done with many. */
export const ListPage = <Row,>(props: ListPageProps<Row>) => {
  const { view, commands, bulkActions = [] } = props
  const { tabs, selected = NONE, head, notice } = view
  const list = <ListBody {...props} />
  return (
    <DeskPage
      head={head}
      notice={notice}
      bar={
        selected.size > 0 ? (
          <BulkBar count={selected.size} actions={bulkActions} onClear={() => commands.select?.(NONE)} />
        ) : undefined
      }
    >
      {tabs === undefined ? (
        list
      ) : (
        <Tabs
          label={head.title}
          tabs={tabs.items}
          value={tabs.value}
          onChange={(id) => commands.openTab?.(id)}
        >
          {list}
        </Tabs>
      )}
    </DeskPage>
  )
}

/** The rows of a list with what is asked of them, below the head of its page or within a page about something else. */
export const ListBody = <Row,>(props: ListPageProps<Row>) => {
  const { view, commands, rowKey, rowName } = props
  const { search, filters = [], savedViews, exporting, outcome } = view
  const nameOf = (id: string) => {
    const row = view.rows.kind === 'loaded' ? view.rows.value.find((one) => rowKey(one) === id) : undefined
    return row === undefined ? id : rowName(row)
  }
  const on = filters.filter(({ value }) => value !== '')
  const hasBar =
    search !== undefined || filters.length > 0 || savedViews !== undefined || exporting !== undefined
  return (
    <Stack gap={3}>
      {hasBar && <FilterBar view={{ search, filters, savedViews, exporting }} commands={commands} />}
      <FilterChips
        filters={on.map(({ key, label, value, options }) => ({
          key,
          group: label,
          label: options.find((option) => option.value === value)?.label ?? value,
          onRemove: () => commands.filter?.(key, ''),
        }))}
        onClearAll={() => commands.clearFilters?.()}
      />
      {outcome !== undefined && (
        <Outcome outcome={outcome} nameOf={nameOf} onClose={() => commands.closeOutcome?.()} />
      )}
      <Fresh count={view.fresh ?? 0} onShow={() => commands.showFresh?.()} />
      <ListRows {...props} />
    </Stack>
  )
}

const Fresh = ({ count, onShow }: { readonly count: number; readonly onShow: () => void }) => {
  const { t } = useTranslation(['desk', 'list'])
  return (
    count > 0 && (
      <button type="button" className={css.fresh} onClick={onShow}>
        <RefreshIcon size={16} />
        {t('list:fresh', { count })}
      </button>
    )
  )
}
