import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { isRefusedWith } from '@compute-mall/core/http'
import { CLAIM_RENEWAL_MS, type Claim, reviewRefusals } from '@compute-mall/core/review'
import { useClient } from '@compute-mall/react'
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

interface ClaimNeeds {
  readonly applicationId: string
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
export const useClaim = ({ applicationId, userId, known, waits, onFailure }: ClaimNeeds): ClaimState => {
  const client = useClient()
  const [claim, setClaim] = useState(known)
  const isMine = claim?.reviewerId === userId
  const isOver = useRef(false)
  const held = useRef(false)
  const failed = useRef(onFailure)
  useEffect(() => {
    failed.current = onFailure
    held.current = isMine && !isOver.current
  })

  const ask = async (takeOver: boolean) => {
    const body = { takeOver: takeOver || undefined }
    const answer = await client.settlement.claim({ params: { applicationId }, body })()
    if (E.isRight(answer)) return setClaim(answer.right)
    if (!isRefusedWith(callFailure(answer.left), reviewRefusals.claimedByOther))
      return failed.current(answer.left)
    // Somebody else has it: who and until when stands in the application.
    const now = await client.settlement.detail({ params: { applicationId } })()
    if (E.isRight(now)) setClaim(now.right.claim)
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })

  useEffect(() => {
    if (!waits) return
    void latest.current(false)
    const timer = setInterval(() => {
      if (held.current && document.visibilityState === 'visible') void latest.current(false)
    }, CLAIM_RENEWAL_MS)
    return () => {
      clearInterval(timer)
      if (held.current) void client.settlement.release({ params: { applicationId } })()
    }
  }, [applicationId, client, waits])

  return {
    claim,
    isMine,
    take: () => void ask(true),
    end: () => {
      isOver.current = true
      held.current = false
    },
  }
}
