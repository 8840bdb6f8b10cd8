import { isBlank } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { GOODS_FORM, readFirstRows } from '@compute-mall/core/goods'
import { FirstRowsTable } from '@compute-mall/ui/goods'
import { Stack } from '@compute-mall/ui/layout'
import { TextArea } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'
import { usePublished } from './usePublished.ts'

/** The first rows of a data set, pasted from a spreadsheet or a CSV file, and how buyers will see them. */
export const FirstRowsField = (fields: EditorFields) => {
  const { t } = useTranslation(['seller', 'goods'])
  const say = useSay()
  const was = usePublished(fields)
  const {
    form: { firstRows },
    errorOf,
    change,
  } = fields
  const read = isBlank(firstRows) ? null : readFirstRows(firstRows)
  const fault =
    read !== null && E.isLeft(read)
      ? say({ key: `goods:problem.${read.left.code}`, values: { most: read.left.most ?? 0 } })
      : undefined
  return (
    <Stack gap={2}>
      <TextArea
        id={fieldId('firstRows')}
        label={t('goods:field.firstRows')}
        optional
        rows={6}
        value={firstRows}
        hint={
          was('firstRows') === undefined
            ? t('seller:goods.firstRowsHint', {
                rows: GOODS_FORM.maxFirstRows,
                columns: GOODS_FORM.maxColumns,
              })
            : t('seller:goods.firstRowsChanged')
        }
        error={errorOf('firstRows') ?? fault}
        onChange={(text) => change({ firstRows: text })}
      />
      {read !== null && E.isRight(read) && <FirstRowsTable firstRows={read.right} />}
    </Stack>
  )
}
