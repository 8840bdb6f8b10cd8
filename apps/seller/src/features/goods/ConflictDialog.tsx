import { MergeDialog, type MergeDialogProps } from '@compute-mall/ui/desk/form'
import { useFieldName } from './useFieldName.ts'

export type ConflictDialogProps = Pick<MergeDialogProps, 'differences' | 'commands'>

/** Another window saved the goods otherwise: both versions of each field, to choose from (J8). */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const fieldName = useFieldName()
  return <MergeDialog {...props} fieldName={fieldName} />
}
