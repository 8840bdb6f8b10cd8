import { writeFileSync } from 'node:fs'
import { contract } from '@compute-mall/core/contract'
import { personalFieldsOf } from '@compute-mall/core/http'
import { createSessionRecorder, type Inspect, unrecorded } from '@compute-mall/core/replay'

/** For the owner of the file alone: masks hide what is personal, not what somebody bought. */
const OWNERS_ALONE = 0o600

/**
 * Records the charts of this process into a file when it ends, however that comes about.
 * @param file none means that nothing is recorded
 */
export const recordInto = (file: string | undefined): Inspect => {
  if (file === undefined) return unrecorded
  const { inspect, recording } = createSessionRecorder(Date.now, personalFieldsOf(contract))
  process.once('exit', () => writeFileSync(file, JSON.stringify(recording()), { mode: OWNERS_ALONE }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit())
  return inspect
}
