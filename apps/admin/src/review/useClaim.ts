import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { isRefusedWith } from '@compute-mall/core/http'
import { CLAIM_RENEWAL_MS, type Claim, reviewRefusals } from '@compute-mall/core/review'
import { useEffect, useRef, useState } from 'react'

/** Who has an application open, and what one may do about it. */
export interface ClaimState {
  readonly claim: Claim | null
  readonly isMine: boolean
  /** Takes it for oneself, also from somebody else. */
  readonly take: () => void
  /** It was decided: there is nothing to give back. */
  readonly end: () => void
}

/** The calls of what is reviewed. */
interface ClaimCalls {
  readonly claim: (takeOver: boolean) => TE.TaskEither<ClientError, Claim>
  readonly release: () => TE.TaskEither<ClientError, Claim | null>
  /** Who has it now. */
  readonly holder: () => TE.TaskEither<ClientError, Claim | null>
}

interface ClaimNeeds {
  readonly calls: ClaimCalls
  readonly userId: string
  readonly known: Claim | null
  /** Whether it waits for a decision. */
  readonly waits: boolean
  /** It cannot be had, e.g. because it was decided meanwhile. */
  readonly onFailure: (error: ClientError) => void
}

/**
 * Holds an application while it is open: claimed when it opens, unless another reviewer has it; renewed while the page
 * is seen; given back when it is left (width 2.6).
 */
export const useClaim = ({ calls, userId, known, waits, onFailure }: ClaimNeeds): ClaimState => {
  const [claim, setClaim] = useState(known)
  const isMine = claim?.reviewerId === userId
  const isOver = useRef(false)
  const held = useRef(false)
  const failed = useRef(onFailure)
  const asked = useRef(0)
  useEffect(() => {
    failed.current = onFailure
    held.current = isMine && !isOver.current
  })

  const ask = async (takeOver: boolean) => {
    asked.current += 1
    const mine = asked.current
    // Who took over meanwhile is not told what was so before.
    const isLatest = () => mine === asked.current
    const answer = await calls.claim(takeOver)()
    if (!isLatest()) return
    if (E.isRight(answer)) return setClaim(answer.right)
    if (!isRefusedWith(callFailure(answer.left), reviewRefusals.claimedByOther))
      return failed.current(answer.left)
    // Somebody else has it: who and until when stands in the application.
    const now = await calls.holder()()
    if (E.isRight(now) && isLatest()) setClaim(now.right)
  }
  const latest = useRef(ask)
  const release = useRef(calls.release)
  useEffect(() => {
    latest.current = ask
    release.current = calls.release
  })

  useEffect(() => {
    if (!waits) return
    void latest.current(false)
    const timer = setInterval(() => {
      if (held.current && document.visibilityState === 'visible') void latest.current(false)
    }, CLAIM_RENEWAL_MS)
    return () => {
      clearInterval(timer)
      if (held.current) void release.current()()
    }
  }, [waits])

  return {
    claim,
    isMine,
    take: () => void ask(true),
    end: () => {
      isOver.current = true
      held.current = false
      // An answer that is still on its way is told to nobody.
      asked.current += 1
      setClaim(null)
    },
  }
}
