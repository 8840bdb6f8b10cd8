import { Stack } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import type { EditorFields } from './editor.types.ts'
import { FirstRowsField } from './FirstRowsField.tsx'
import { RowsField } from './RowsField.tsx'

const tables = ['params', 'support', 'cases'] as const

/** Rows of name and value: parameters, support, cases; of a data set its first rows as well. */
export const MoreSection = (fields: EditorFields) => {
  const { t } = useTranslation('seller')
  const { form, change } = fields
  return (
    <Stack>
      {form.kind === 'data' && <FirstRowsField {...fields} />}
      {tables.map((table) => (
        <RowsField
          key={table}
          path={table}
          title={t(`goods.${table}`)}
          rows={form[table]}
          fields={fields}
          onChange={(rows) =>
            change(
              table === 'params'
                ? { params: rows }
                : table === 'support'
                  ? { support: rows }
                  : { cases: rows },
            )
          }
        />
      ))}
    </Stack>
  )
}
