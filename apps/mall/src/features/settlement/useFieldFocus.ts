import type { FieldName } from '@compute-mall/core/settlement'
import { useEffect, useState } from 'react'
import { fieldId } from './application.types.ts'

const CONTROL = 'input, select, textarea, button'

const focusField = (name: FieldName) => {
  const field = document.getElementById(fieldId(name))
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.querySelector<HTMLElement>(CONTROL)?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to a field once it is drawn, also when it stands in another step. */
export const useFieldFocus = (): ((name: FieldName) => void) => {
  const [asked, setAsked] = useState<{ readonly name: FieldName }>()
  useEffect(() => {
    if (asked !== undefined) focusField(asked.name)
  }, [asked])
  return (name) => setAsked({ name })
}

/** Follows the link by which one came to a field. */
export const useOpenAt = (field: FieldName | null, goTo: (field: FieldName) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes by a link once.
  useEffect(() => {
    if (field !== null) goTo(field)
  }, [field])
}
