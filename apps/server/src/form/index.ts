import type { formEndpoints } from '@compute-mall/core/form'
import type { ServerModule } from '../platform/http/index.ts'
import type { Platform } from '../platform/platform.ts'
import { type DraftForm, formHandlers } from './form.handlers.ts'
import { formJobs } from './form.jobs.ts'

export { type DraftForm, ownUser, userOwner } from './form.handlers.ts'
export { discardDraft, findDraft, saveDraft } from './form.store.ts'

export const formModule = (
  platform: Platform,
  forms: readonly DraftForm[],
): ServerModule<typeof formEndpoints> => ({
  handlers: formHandlers(platform, forms),
  jobs: formJobs(platform),
})
