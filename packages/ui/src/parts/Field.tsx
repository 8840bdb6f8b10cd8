import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertIcon } from '../icons/index.ts'
import { cx } from './cx.ts'
import * as css from './Field.css.ts'

/** What every field has around its control. */
export interface FieldFrame {
  readonly label: string
  /** Help that is always there: the expected form, the limits. */
  readonly hint?: string | undefined
  /** What is wrong and how to mend it, in the words of the module. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** Marks a field that may stay empty, where most must be filled. */
  readonly optional?: boolean | undefined
}

/** What the control itself must carry to belong to its frame. */
interface FieldControl {
  readonly id: string
  readonly required: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps extends FieldFrame {
  readonly id?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

/** Label above, control, help and error below, tied together for assistive technology. */
export const Field = ({ label, hint, error, required, optional, id, children }: FieldProps) => {
  const { t } = useTranslation('parts')
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={controlId}>
        {label}
        {required && (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        )}
        {optional && <span className={css.optional}>({t('optional')})</span>}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': cx(hint !== undefined && hintId, error !== undefined && errorId) || undefined,
      })}
      {hint !== undefined && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={css.error} id={errorId}>
          <AlertIcon size={14} />
          {error}
        </p>
      )}
    </div>
  )
}
