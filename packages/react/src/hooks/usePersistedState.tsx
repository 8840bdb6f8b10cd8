import { createContext, type ReactNode, use, useCallback, useState } from 'react'

/** What kept-alive pages remember while the app lives, by name (R2.08). */
export type PersistedState = Map<string, unknown>

const PersistedStateContext = createContext<PersistedState | undefined>(undefined)

export const PersistedStateProvider = ({
  persisted,
  children,
}: {
  persisted: PersistedState
  children: ReactNode
}) => <PersistedStateContext value={persisted}>{children}</PersistedStateContext>

/**
 * A state that outlives its page: whoever comes back finds it as it was left (R2.08).
 * @param name unique in the app, e.g. `app.pages`; one name always holds one type
 */
export const usePersistedState = <A,>(name: string, initial: A): readonly [A, (value: A) => void] => {
  const persisted = use(PersistedStateContext)
  const [value, setValue] = useState<A>(() => (persisted?.has(name) ? (persisted.get(name) as A) : initial))
  const keep = useCallback(
    (next: A) => {
      persisted?.set(name, next)
      setValue(next)
    },
    [persisted, name],
  )
  return [value, keep]
}
