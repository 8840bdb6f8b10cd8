import type { Language } from '@compute-mall/core/codec'
import { goodsFieldLabel } from '@compute-mall/core/goods'
import { MergeDialog, type MergeDialogProps } from '@compute-mall/ui/desk/form'
import { useLanguage } from '@compute-mall/ui/text'
import { useFieldName } from './useFieldName.ts'

/** What a field is called in a comparison, where each must be told from the others. */
const comparedName = (field: string, language: Language, fieldName: (path: string) => string): string =>
  /^(skus|specifications|params|support|cases|dependencies|limit)\./.test(field)
    ? goodsFieldLabel(field, language)
    : fieldName(field)

export type ConflictDialogProps = Pick<MergeDialogProps, 'differences' | 'commands'>

/** Another window saved the goods otherwise: both versions of each field, to choose from (J8). */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { language } = useLanguage()
  const fieldName = useFieldName()
  return <MergeDialog {...props} fieldName={(field) => comparedName(field, language, fieldName)} />
}
