import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  type Synonym,
  type SynonymForm,
  type synonymEndpoints,
  synonymOf,
  wrongSynonymFields,
} from '@compute-mall/core/search'
import { type AuditEntry, actorOf, audit } from '../audit/index.ts'
import { type Db, lockSubject } from '../platform/database/index.ts'
import type { Context, Handlers, SessionUser } from '../platform/http/index.ts'
import { newId } from '../platform/ids.ts'
import { shownPage } from '../platform/lists/index.ts'
import type { Platform } from '../platform/platform.ts'
import { bumpVersion } from '../platform/versions.ts'
import { INDEX_VERSION } from './store/refresh.ts'
import {
  deleteSynonym,
  findSynonym,
  isTermTaken,
  putSynonym,
  synonymRowOf,
  synonymSource,
} from './store/synonyms.ts'

type Caller = Context<SessionUser>

/** One change at a time: a word that two add at once is free for one of them alone. */
const lockSynonyms = (trx: Db) => lockSubject(trx, 'synonyms')

const fieldsOf = ({ term, kind, meanings }: Synonym) => ({ term, kind, meanings: meanings.join(', ') })

/** Notes a change, and lets every process read the words anew. */
const noteChange = async (
  trx: Db,
  context: Caller,
  synonymId: string,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> => {
  await audit(trx, actorOf(context, 'staff'), { ...entry, object: { type: 'synonym', id: synonymId } })
  await bumpVersion(trx, INDEX_VERSION)
}

const formRefusal = async (trx: Db, synonym: Synonym, form: SynonymForm): Promise<Refusal | undefined> => {
  const [field] = wrongSynonymFields(form)
  if (field !== undefined) return refusals.invalidInput({ field })
  return (await isTermTaken(trx, synonym)) ? refusals.synonymTaken({ term: synonym.term }) : undefined
}

const add = (context: Caller, form: SynonymForm) =>
  context.transact(async (trx) => {
    await lockSynonyms(trx)
    const synonym = { synonymId: newId(), ...synonymOf(form), revision: 1 }
    const refusal = await formRefusal(trx, synonym, form)
    if (refusal !== undefined) return E.left(refusal)
    await putSynonym(trx, synonym)
    await noteChange(trx, context, synonym.synonymId, { action: 'synonym.added', after: fieldsOf(synonym) })
    return E.right(synonym)
  })

const change = (context: Caller, synonymId: string, form: SynonymForm & { readonly revision: number }) =>
  context.transact(async (trx) => {
    await lockSynonyms(trx)
    const before = await findSynonym(trx, synonymId)
    if (before === undefined) return E.left(refusals.notFound())
    if (before.revision !== form.revision) return E.left(refusals.synonymChanged())
    const synonym = { synonymId, ...synonymOf(form), revision: before.revision + 1 }
    const refusal = await formRefusal(trx, synonym, form)
    if (refusal !== undefined) return E.left(refusal)
    await putSynonym(trx, synonym)
    const entry = { action: 'synonym.changed', before: fieldsOf(before), after: fieldsOf(synonym) }
    await noteChange(trx, context, synonymId, entry)
    return E.right(synonym)
  })

const remove = (context: Caller, synonymId: string) =>
  context.transact(async (trx) => {
    await lockSynonyms(trx)
    const synonym = await findSynonym(trx, synonymId)
    if (synonym === undefined) return E.left(refusals.notFound())
    await deleteSynonym(trx, synonymId)
    await noteChange(trx, context, synonymId, { action: 'synonym.removed', before: fieldsOf(synonym) })
    return E.right(synonym)
  })

/** What words of buyers mean to the search, as operators maintain it. */
export const synonymHandlers = (platform: Platform): Handlers<typeof synonymEndpoints> => ({
  synonyms: ({ query }) => shownPage(platform, synonymSource, query, synonymRowOf),
  addSynonym: ({ body }, context) => add(context, body),
  changeSynonym: ({ params: { synonymId }, body }, context) => change(context, synonymId, body),
  removeSynonym: ({ params: { synonymId } }, context) => remove(context, synonymId),
})
