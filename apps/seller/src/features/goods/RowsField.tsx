import { GOODS_FORM, type GoodsForm } from '@compute-mall/core/goods'
import { SortableRows } from '@compute-mall/ui/desk/fields'
import { Grid, Stack, Text } from '@compute-mall/ui/layout'
import { Button, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'
import { usePublished } from './usePublished.ts'

type Rows = GoodsForm['params']
type Row = Rows[number]

interface RowsFieldProps {
  readonly path: string
  readonly title: string
  readonly hint?: string
  readonly rows: Rows
  readonly fields: EditorFields
  readonly onChange: (rows: Rows) => void
}

interface Placed {
  readonly row: Row
  readonly at: number
  /** Stays with the row wherever it is moved. */
  readonly key: string
}

/** Rows of name and value, which are moved by dragging, by buttons and by keyboard. */
export const RowsField = ({ path, title, hint, rows, fields, onChange }: RowsFieldProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const [keys, setKeys] = useState(() => rows.map((_, at) => `${at}`))
  const [next, setNext] = useState(rows.length)
  const keyed = rows.map((row, at): Placed => ({ row, at, key: keys[at] ?? `new ${at}` }))
  const nameOf = ({ row, at }: Placed) => inLanguage(row.name) || t('goods.rowName', { number: at + 1 })
  return (
    <Stack gap={2} as="section" aria-label={title}>
      <Text id={fieldId(path)} tabIndex={-1}>
        <strong>{title}</strong>
      </Text>
      {hint !== undefined && (
        <Text size="caption" tone="soft">
          {hint}
        </Text>
      )}
      {rows.length > 0 && (
        <SortableRows
          label={title}
          rows={keyed}
          rowKey={({ key }) => key}
          rowName={nameOf}
          onSort={(sorted) => {
            setKeys(sorted.map(({ key }) => key))
            onChange(sorted.map(({ row }) => row))
          }}
        >
          {({ row, at }) => (
            <RowFields
              path={`${path}.${at}`}
              number={at + 1}
              row={row}
              fields={fields}
              onChange={(changed) => onChange(rows.map((other, index) => (index === at ? changed : other)))}
              onRemove={() => {
                setKeys(keyed.filter((_, index) => index !== at).map(({ key }) => key))
                onChange(rows.filter((_, index) => index !== at))
              }}
            />
          )}
        </SortableRows>
      )}
      {rows.length < GOODS_FORM.maxRows && (
        <div>
          <Button
            size="small"
            onClick={() => {
              setKeys([...keyed.map(({ key }) => key), `${next}`])
              setNext(next + 1)
              onChange([...rows, { name: { zh: '', en: '' }, value: { zh: '', en: '' } }])
            }}
          >
            {t('goods.addRow')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface RowFieldsProps {
  readonly path: string
  readonly number: number
  readonly row: Row
  readonly fields: EditorFields
  readonly onChange: (row: Row) => void
  readonly onRemove: () => void
}

const RowFields = ({ path, number, row, fields, onChange, onRemove }: RowFieldsProps) => {
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const { errorOf } = fields
  const set = (part: 'name' | 'value', zh: string) => {
    const { en, zh: before } = row[part]
    onChange({ ...row, [part]: { zh, en: en === before ? zh : en } })
  }
  const translate = (part: 'name' | 'value', en: string) => onChange({ ...row, [part]: { ...row[part], en } })
  const englishOf = ({ zh, en }: Row['name']) => (en === zh ? '' : en)
  return (
    <Stack gap={2}>
      <Grid columns={2}>
        <TextField
          id={fieldId(`${path}.name.zh`)}
          label={t('goods.rowName', { number })}
          maxLength={GOODS_FORM.maxRowText}
          value={row.name.zh}
          hint={was(`${path}.name.zh`)}
          error={errorOf(`${path}.name.zh`)}
          onChange={(zh) => set('name', zh)}
        />
        <TextField
          id={fieldId(`${path}.value.zh`)}
          label={t('goods.rowValue', { number })}
          maxLength={GOODS_FORM.maxRowText * 2}
          value={row.value.zh}
          hint={was(`${path}.value.zh`)}
          error={errorOf(`${path}.value.zh`)}
          onChange={(zh) => set('value', zh)}
        />
        <TextField
          label={t('goods.rowNameEn', { number })}
          optional
          maxLength={GOODS_FORM.maxRowText}
          value={englishOf(row.name)}
          onChange={(en) => translate('name', en)}
        />
        <TextField
          label={t('goods.rowValueEn', { number })}
          optional
          maxLength={GOODS_FORM.maxRowText * 2}
          value={englishOf(row.value)}
          onChange={(en) => translate('value', en)}
        />
      </Grid>
      <div>
        <Button size="small" onClick={onRemove}>
          {t('goods.removeRow', { number })}
        </Button>
      </div>
    </Stack>
  )
}
