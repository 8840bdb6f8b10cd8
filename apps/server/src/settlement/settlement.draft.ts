import { sealedFields } from '@compute-mall/core/settlement'
import { type DraftForm, ownUser } from '../form/index.ts'

/** The form of an application: each user has one draft, in which no ID and no bank number stands (D26). */
export const settlementDraft: DraftForm = {
  name: 'settlement',
  sealed: sealedFields,
  ownerOf: ownUser,
}
