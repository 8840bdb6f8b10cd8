import { useReload, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { type Synonym, synonymList } from '@compute-mall/core/search'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { SynonymAsking, SynonymsPageProps } from './SynonymsPage.tsx'
import { takenOf } from './takenOf.ts'

const synonyms: WorkList<typeof synonymList, Synonym> = {
  list: synonymList,
  route: routes.synonyms,
  read: ({ search }) => search.synonyms,
}
export const loader = workListLoader(synonyms)

/** The words of the search, and what operators do with them: what is asked stands in the address. */
export const useSynonyms = (): SynonymsPageProps => {
  const { view, commands } = useWorkList(synonyms)
  const { search } = useClient()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('synonym')
  const [asking, setAsking] = useState<SynonymAsking | null>(null)
  const doing = useCommand(
    (task: TE.TaskEither<ClientError, Synonym>, done: 'added' | 'saved' | 'removed') =>
      TE.map(({ term }: Synonym) => t(done, { term }))(task),
    (outcome) => {
      if (takenOf(outcome) !== null) return
      if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      else {
        notices.add('done', outcome.right)
        setAsking(null)
      }
      void reload()
    },
  )
  return {
    view: { ...view, asking, busy: doing.pending, termError: takenOf(doing.outcome) },
    links: { misses: routes.misses.href({}) },
    commands: {
      ...commands,
      ask: setAsking,
      add: (body) => doing.run(search.addSynonym({ body }), 'added'),
      change: ({ synonymId, revision }, form) =>
        doing.run(search.changeSynonym({ params: { synonymId }, body: { ...form, revision } }), 'saved'),
      remove: ({ synonymId }) => doing.run(search.removeSynonym({ params: { synonymId } }), 'removed'),
    },
  }
}
