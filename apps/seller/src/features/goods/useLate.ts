import { type ComponentType, useEffect, useState } from 'react'

/**
 * A dialog, a chunk that is loaded once it is asked for; null until it is there.
 * @param load is called once
 * @param failed is told when it cannot be had, so that it can be asked for anew
 */
export const useLate = <Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: () => void,
): ComponentType<Props> | null => {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
  useEffect(() => {
    let isHere = true
    load().then(
      (component) => isHere && setLoaded(() => component),
      () => isHere && failed(),
    )
    return () => {
      isHere = false
    }
  }, [])
  return Loaded
}
