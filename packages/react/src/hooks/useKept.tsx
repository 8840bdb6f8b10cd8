import { createContext, type ReactNode, use, useCallback, useState } from 'react'

/** What kept-alive pages remember while the app lives, by name (R2.08). */
export type Kept = Map<string, unknown>

const KeptContext = createContext<Kept | undefined>(undefined)

export const KeptProvider = ({ kept, children }: { kept: Kept; children: ReactNode }) => (
  <KeptContext value={kept}>{children}</KeptContext>
)

/**
 * A state that outlives its page: whoever comes back finds it as it was left (R2.08).
 * @param name unique in the app, e.g. `app.pages`; one name always holds one type
 */
export const useKept = <A,>(name: string, initial: A): readonly [A, (value: A) => void] => {
  const kept = use(KeptContext)
  const [value, setValue] = useState<A>(() => (kept?.has(name) ? (kept.get(name) as A) : initial))
  const keep = useCallback(
    (next: A) => {
      kept?.set(name, next)
      setValue(next)
    },
    [kept, name],
  )
  return [value, keep]
}
