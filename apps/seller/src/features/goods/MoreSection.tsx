import { GOODS_FORM, type GoodsForm } from '@compute-mall/core/goods'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'

const tables = ['params', 'support', 'cases'] as const
type Rows = GoodsForm['params']

/** Rows of name and value: parameters, support, cases. */
export const MoreSection = ({ form, errorOf, change }: EditorFields) => {
  const { t } = useTranslation('seller')
  return (
    <Stack>
      {tables.map((table) => (
        <Stack key={table} gap={2} as="section" aria-label={t(`goods.${table}`)}>
          <Text id={fieldId(table)} tabIndex={-1}>
            <strong>{t(`goods.${table}`)}</strong>
          </Text>
          <RowsField
            path={table}
            rows={form[table]}
            errorOf={errorOf}
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
        </Stack>
      ))}
    </Stack>
  )
}

interface RowsFieldProps {
  readonly path: string
  readonly rows: Rows
  readonly errorOf: EditorFields['errorOf']
  readonly onChange: (rows: Rows) => void
}

const RowsField = ({ path, rows, errorOf, onChange }: RowsFieldProps) => {
  const { t } = useTranslation('seller')
  const set = (at: number, part: 'name' | 'value', zh: string) =>
    onChange(
      rows.map((row, index) =>
        index === at
          ? { ...row, [part]: { zh, en: row[part].en === row[part].zh ? zh : row[part].en } }
          : row,
      ),
    )
  return (
    <>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone.
        <Inline key={at} gap={2} align="end">
          <TextField
            id={fieldId(`${path}.${at}.name.zh`)}
            label={t('goods.rowName', { number: at + 1 })}
            maxLength={GOODS_FORM.maxRowText}
            value={row.name.zh}
            error={errorOf(`${path}.${at}.name.zh`)}
            onChange={(zh) => set(at, 'name', zh)}
          />
          <TextField
            id={fieldId(`${path}.${at}.value.zh`)}
            label={t('goods.rowValue', { number: at + 1 })}
            maxLength={GOODS_FORM.maxRowText * 2}
            value={row.value.zh}
            error={errorOf(`${path}.${at}.value.zh`)}
            onChange={(zh) => set(at, 'value', zh)}
          />
          <Button size="small" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
            {t('goods.removeRow', { number: at + 1 })}
          </Button>
        </Inline>
      ))}
      {rows.length < GOODS_FORM.maxRows && (
        <div>
          <Button
            size="small"
            onClick={() => onChange([...rows, { name: { zh: '', en: '' }, value: { zh: '', en: '' } }])}
          >
            {t('goods.addRow')}
          </Button>
        </div>
      )}
    </>
  )
}
