import type { ConflictDialogProps } from './ConflictDialog.tsx'
import { useLate } from './useLate.ts'

const load = async () => (await import('./ConflictDialog.tsx')).ConflictDialog
/** The notice of the page offers both versions as a whole meanwhile. */
const withoutIt = () => undefined

/** The choice between two versions of a draft, loaded once there is one to make. */
export const LateConflict = (props: ConflictDialogProps) => {
  const Conflict = useLate(load, withoutIt)
  return Conflict && <Conflict {...props} />
}
