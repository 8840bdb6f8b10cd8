import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { write } from './feedback.store.ts'

/** Removes pictures that were uploaded a day ago and never sent with feedback. */
const forgetPictures = async ({ db, clock }: Platform): Promise<void> => {
  await write(db)
    .deleteFrom('feedback_pictures')
    .where('feedback_id', 'is', null)
    .where('uploaded_at', '<', new Date(clock() - DAY_MS))
    .execute()
}

export const feedbackJobs = (platform: Platform): readonly Job[] => [
  { name: 'feedback-pictures', everyMs: HOUR_MS, work: () => forgetPictures(platform) },
]
