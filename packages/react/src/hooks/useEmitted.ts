import { useEffect, useRef } from 'react'
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate'

/** Hears what a chart emits, e.g. that the gate was shut, for as long as the screen is there. */
export const useEmitted = <Logic extends AnyActorLogic, const Type extends EmittedFrom<Logic>['type']>(
  actor: Actor<Logic>,
  type: Type,
  hear: (emitted: EmittedFrom<Logic> & { readonly type: Type }) => void,
): void => {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const subscription = actor.on(type, (emitted) => latest.current(emitted))
    return () => subscription.unsubscribe()
  }, [actor, type])
}
