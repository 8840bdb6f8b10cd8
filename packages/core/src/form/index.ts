/**
 * Forms: their drafts on the server and the texts that they share.
 *
 * `draftMachine` keeps the draft of an open form, `draftView` is what its page tells of it, `draftSaved` waits for it. `Draft` is what is kept, under a revision; a save over an older revision is refused with DRAFT10001 (W17, W25).
 *
 * @module
 */
export {
  type DraftContext,
  type DraftEmitted,
  type DraftEvent,
  type DraftInput,
  type DraftToSave,
  draftMachine,
} from './draft.machine.ts'
export { draftSaved, type Unsaved } from './draft.saved.ts'
export { type DraftView, draftView } from './draft.view.ts'
export {
  Draft,
  type DraftRecord,
  DraftSave,
  DraftSaved,
  DraftSubject,
  FormName,
  RecordFromText,
} from './form.codec.ts'
export { formEndpoints } from './form.endpoints.ts'
export { formRefusals } from './form.errors.ts'
export { draftDifferences, mergedDraft } from './form.merge.ts'
export { formMessages } from './form.messages.ts'
export {
  DRAFT_LIFE_MS,
  MAX_DRAFT_BYTES,
  retryDelay,
  SAVE_DELAY_MS,
  utf8Length,
  withoutSealed,
} from './form.rules.ts'
