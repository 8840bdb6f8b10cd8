import { useLoaded } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import type { RightsLevel } from '@compute-mall/core/settlement'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import type { MerchantLevelCardProps } from './MerchantLevelCard.tsx'

/** The level of whom an application made a merchant; null where it made none. */
export const useMerchantLevel = (applicationId: string): MerchantLevelCardProps | null => {
  const { settlement } = useClient()
  const notices = useNotices()
  const say = useSay()
  const params = { applicationId }
  const { loaded, reload } = useLoaded({
    key: `level ${applicationId}`,
    load: (signal) => settlement.level({ params }, { signal }),
  })
  const change = useCommand(
    (level: RightsLevel, reason: string) => settlement.changeLevel({ params, body: { level, reason } }),
    (outcome) => {
      if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      reload()
    },
  )
  if (loaded.kind !== 'loaded' || loaded.value === null) return null
  const { level } = loaded.value
  const { outcome } = change
  return {
    view: {
      level,
      isSaving: change.pending,
      isChanged: outcome?._tag === 'Right' && outcome.right.level === level,
    },
    commands: { change: change.run },
  }
}
