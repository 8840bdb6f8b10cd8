import type { FirstRows } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { Text } from '../layout/index.ts'
import { Table } from '../parts/index.ts'

interface NumberedRow {
  readonly cells: readonly string[]
  readonly number: number
}

/** The first rows of a data set, with what each column holds. */
export const FirstRowsTable = ({ firstRows: { columns, rows } }: { readonly firstRows: FirstRows }) => {
  const { t } = useTranslation('goods')
  const caption = t('firstRows', { count: rows.length })
  return (
    <>
      <Text as="p">{caption}</Text>
      <Table
        caption={caption}
        rows={rows.map((cells, number) => ({ cells, number }))}
        rowKey={({ number }) => String(number)}
        columns={columns.map(({ name, type }, place) => ({
          key: name,
          header: `${name} (${t(`holds.${type}`)})`,
          align: type === 'number' ? 'end' : 'start',
          render: ({ cells }: NumberedRow) => (
            <Text as="span" nowrap={type !== 'text'}>
              {cells[place]}
            </Text>
          ),
        }))}
      />
    </>
  )
}
