import { type ClientError, callFailure, shownInPlace } from '../client/index.ts'
import { decode } from '../codec/index.ts'
import { type DraftEvent, type DraftToSave, formRefusals, RecordFromText } from '../form/index.ts'
import { E, type Need, pipe, TE, taskActor } from '../fp/index.ts'
import type { MallClient } from './mallClient.ts'

/** A refusal with the newer draft that another window saved, or any other failure. */
const notSaved =
  (form: string) =>
  (error: ClientError): DraftEvent => {
    const failed: DraftEvent = { type: 'save.failed', failure: callFailure(error) }
    if (error.kind !== 'refused' || error.code !== formRefusals.draftConflict.code) return failed
    const { revision, savedAt, record } = error.details
    const read = decode(RecordFromText)(record)
    return E.isRight(read) && typeof revision === 'number'
      ? {
          type: 'save.stale',
          theirs: { form, revision, record: read.right, savedAt: String(savedAt) },
        }
      : failed
  }

/** Saves the draft of a form; the call goes on when the page is left (D3). */
export const saveDraftActor = ({ form: calls }: MallClient): Need<DraftToSave> =>
  taskActor(({ form, ...body }: DraftToSave) =>
    pipe(
      calls.saveDraft({ params: { form }, body }, shownInPlace),
      TE.bimap(notSaved(form), (saved): DraftEvent => ({ type: 'save.done', ...saved })),
    ),
  )
