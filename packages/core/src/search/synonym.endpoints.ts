import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, withRole } from '../http/index.ts'
import { Synonym, SynonymChange, SynonymForm, SynonymPage, synonymList } from './synonym.codec.ts'

const ById = t.type({ synonymId: Id })
const operators = withRole('operator')

/**
 * What words of buyers mean to the search (decided; R2.10): operators maintain it, every change is audited and holds for
 * the next search. An unknown word is SYS10002.
 */
export const synonymEndpoints = {
  /** Refusal: LIST10001. */
  synonyms: endpoint({
    method: 'GET',
    path: '/mall/admin/synonym',
    access: operators,
    query: synonymList.query,
    response: SynonymPage,
  }),
  /** Refusals: SEARCH10001 for a word that is there, SYS10001. */
  addSynonym: endpoint({
    method: 'POST',
    path: '/mall/admin/synonym',
    access: operators,
    effect: 'keyedChange',
    body: SynonymForm,
    response: Synonym,
  }),
  /** Refusals: SEARCH10001, SYS10001, SEARCH10002 when it was changed since that revision. */
  changeSynonym: endpoint({
    method: 'POST',
    path: '/mall/admin/synonym/:synonymId',
    access: operators,
    params: ById,
    body: SynonymChange,
    response: Synonym,
  }),
  removeSynonym: endpoint({
    method: 'POST',
    path: '/mall/admin/synonym/:synonymId/remove',
    access: operators,
    params: ById,
    response: Synonym,
  }),
}
