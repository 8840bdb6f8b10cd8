import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../../icons/index.ts'
import { Stack } from '../../layout/index.ts'
import { Button, EmptyState } from '../../parts/index.ts'
import { ActionButton, PageState } from '../page/index.ts'
import { DataTable, TableSkeleton } from '../table/index.ts'
import type { ListPageProps } from './ListPage.props.ts'
import { ListPager } from './ListPager.tsx'

/** The rows of a list with its pages, or what is in their place. */
export const ListRows = <Row,>(props: ListPageProps<Row>) => {
  const { view, commands, columns, rowKey, rowName, actions, note } = props
  const { selected, sort, pager } = view
  const { select } = commands
  return (
    <PageState state={view.rows} skeleton={<TableSkeleton />} onRetry={commands.retry}>
      {(rows) =>
        rows.length === 0 ? (
          <NoRows {...props} />
        ) : (
          <Stack gap={3}>
            <DataTable
              caption={view.head.title}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              rowName={rowName}
              sort={sort}
              onSort={commands.sort}
              actions={actions}
              note={note}
              selection={selected && select ? { keys: selected, onSelect: select } : undefined}
            />
            <ListPager pager={pager} commands={commands} />
          </Stack>
        )
      }
    </PageState>
  )
}

/** Nothing matches what is asked for, or there is nothing yet. */
const NoRows = <Row,>({ view, commands }: ListPageProps<Row>) => {
  const { t } = useTranslation(['desk', 'list'])
  const { filters = [], search, empty } = view
  const asked = filters.some(({ value }) => value !== '') || (search?.value ?? '') !== ''
  if (asked)
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('list:empty.nothingMatches')}
        text={t('noMatchText')}
        actions={<Button onClick={() => commands.clearFilters?.()}>{t('list:clearFilters')}</Button>}
      />
    )
  return (
    <EmptyState
      title={empty.title}
      text={empty.text}
      actions={empty.action && <ActionButton action={empty.action} variant="primary" />}
    />
  )
}
