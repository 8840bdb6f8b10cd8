import { Container } from '@compute-mall/ui/layout'
import { Notice } from '@compute-mall/ui/parts'
import { useEffect, useRef } from 'react'
import * as css from './Outcome.css.ts'

export interface OutcomeProps {
  /** The decision that is told; null before the first. */
  readonly decided: object | null
  /** Whether what was decided on goes on. */
  readonly isGood: boolean
  readonly text: string
}

/** What became of the application before: after each decision the focus is here, and the next one begins right below. */
export const Outcome = ({ decided, isGood, text }: OutcomeProps) => {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (decided !== null) outcome.current?.focus()
  }, [decided])
  return (
    <div ref={outcome} role="status" tabIndex={-1}>
      {decided !== null && (
        <Container className={css.outcome}>
          <Notice tone={isGood ? 'success' : 'info'}>{text}</Notice>
        </Container>
      )}
    </div>
  )
}
