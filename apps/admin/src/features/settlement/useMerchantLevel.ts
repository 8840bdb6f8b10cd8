import { useLoaded } from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import type { RightsLevel } from '@compute-mall/core/settlement'
import { useClient, useCommand } from '@compute-mall/react'
import type { MerchantLevelCardProps } from './MerchantLevelCard.tsx'

/** The level of whom an application made a merchant, asked for where it did; null where it made none. */
export const useMerchantLevel = (
  applicationId: string,
  isMerchant: boolean,
): MerchantLevelCardProps | null => {
  const { settlement } = useClient()
  const params = { applicationId }
  const { loaded, reload } = useLoaded({
    key: isMerchant ? `level ${applicationId}` : null,
    load: (asking) => settlement.level({ params }, asking),
  })
  const change = useCommand(
    (level: RightsLevel, reason: string) => settlement.changeLevel({ params, body: { level, reason } }),
    reload,
  )
  if (loaded.kind !== 'loaded' || loaded.value === null) return null
  const { level } = loaded.value
  const { outcome } = change
  return {
    view: {
      level,
      isSaving: change.pending,
      isChanged: outcome !== undefined && E.isRight(outcome) && outcome.right.level === level,
    },
    commands: { change: change.run },
  }
}
