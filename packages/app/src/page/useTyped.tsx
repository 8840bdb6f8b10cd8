import { textStore } from '@compute-mall/browser'
import { type Typed, type TypedForms, typedFormsOf } from '@compute-mall/core/http'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

const TypedFormsContext = createContext<TypedForms | null>(null)

/** Keeps what is typed into forms for this person; for visitors nothing is kept. */
export const TypedFormsProvider = ({
  userId,
  children,
}: {
  readonly userId: string | null
  readonly children: ReactNode
}) => {
  const forms = useMemo(
    () =>
      userId === null
        ? null
        : typedFormsOf(
            textStore(() => sessionStorage),
            userId,
          ),
    [userId],
  )
  return <TypedFormsContext value={forms}>{children}</TypedFormsContext>
}

/** The fields of a form that outlive an expired session. */
export interface TypedState<Fields extends Typed> {
  readonly fields: Fields
  /** Whether they were typed before the session expired. */
  readonly isRestored: boolean
  readonly change: (fields: Fields) => void
  /** Forgets them, once they are submitted or given up. */
  readonly clear: () => void
}

const restoredFrom = <Fields extends Typed>(kept: Typed, initial: Fields): Fields => {
  const entries = Object.entries(initial).map(([name, text]) => [
    name,
    Object.hasOwn(kept, name) ? kept[name] : text,
  ])
  return Object.fromEntries(entries) as Fields
}

/**
 * The fields of a form. When the session expires, they are there again once the same person has signed in.
 * @param form unique among all forms, with the id of what it is about, e.g. `refund:order_1`
 */
export const useTyped = <Fields extends Typed>(form: string, initial: Fields): TypedState<Fields> => {
  const forms = use(TypedFormsContext)
  const [kept] = useState(() => forms?.get(form))
  const [fields, setFields] = useState(kept === undefined ? initial : restoredFrom(kept, initial))
  return {
    fields,
    isRestored: kept !== undefined,
    change: (changed) => {
      forms?.set(form, changed)
      setFields(changed)
    },
    clear: () => {
      forms?.remove(form)
      setFields(initial)
    },
  }
}

/** Forgets what was typed into a form, e.g. once it is submitted. */
export const useForgetTyped = (): ((form: string) => void) => {
  const forms = use(TypedFormsContext)
  return (form) => forms?.remove(form)
}
