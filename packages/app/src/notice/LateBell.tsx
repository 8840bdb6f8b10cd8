import { type ComponentType, useEffect, useState } from 'react'
import { useEnvironment } from '../router/environment.ts'
import type { BellProps } from './Bell.tsx'

/** The bell of an app, a chunk that is loaded once the page is there. */
export const LateBell = ({ places }: BellProps) => {
  const { textLoader } = useEnvironment()
  const [Bell, setBell] = useState<ComponentType<BellProps> | null>(null)
  useEffect(() => {
    let isHere = true
    void Promise.all([import('./Bell.tsx'), textLoader.load(['notice'])]).then(
      ([loaded]) => isHere && setBell(() => loaded.Bell),
      // Whoever is offline has no notices; the next document has the bell.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [textLoader])
  return Bell === null ? null : <Bell places={places} />
}
