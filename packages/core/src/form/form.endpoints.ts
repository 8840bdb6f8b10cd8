import * as t from 'io-ts'
import { Nullable } from '../codec/index.ts'
import { endpoint, signedIn } from '../http/index.ts'
import { Draft, DraftSave, DraftSaved, DraftSubject, FormName } from './form.codec.ts'

const ByForm = t.type({ form: FormName })

/** Drafts of forms: one of each form for each user, or for each thing that is edited. */
export const formEndpoints = {
  /** The draft as it was last saved; null when there is none. Refusal: SYS10002 for a form or subject that is not one's own. */
  draft: endpoint({
    method: 'GET',
    path: '/user/draft/:form',
    access: signedIn,
    params: ByForm,
    query: DraftSubject,
    response: Nullable(Draft),
  }),
  /**
   * Saves a draft over the revision that was read. Refusals: SYS10002; DRAFT10001 when another window saved a newer one,
   * with its `revision`, `savedAt` and `record` as JSON text.
   */
  saveDraft: endpoint({
    method: 'POST',
    path: '/user/draft/:form',
    access: signedIn,
    params: ByForm,
    body: DraftSave,
    response: DraftSaved,
  }),
}
