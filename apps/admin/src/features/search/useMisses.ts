import { useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { type MissedWords, missList, type SynonymForm } from '@compute-mall/core/search'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { MissesPageProps } from './MissesPage.tsx'
import { takenOf } from './takenOf.ts'

const misses: WorkList<typeof missList, MissedWords> = {
  list: missList,
  route: routes.misses,
  read: ({ search }) => search.misses,
}
export const loader = workListLoader(misses)

/** What was searched in vain; the search learns what words mean here as well. */
export const useMisses = (): MissesPageProps => {
  const { view, commands } = useWorkList(misses)
  const { search } = useClient()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('synonym')
  const [asking, setAsking] = useState<string | null>(null)
  const adding = useCommand(
    (body: SynonymForm) => search.addSynonym({ body }),
    (outcome) => {
      if (takenOf(outcome) !== null) return
      if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      else {
        notices.add('done', t('added', { term: outcome.right.term }))
        setAsking(null)
      }
    },
  )
  return {
    view: { ...view, asking, busy: adding.pending, termError: takenOf(adding.outcome) },
    links: { synonyms: routes.synonyms.href({}) },
    commands: { ...commands, ask: setAsking, add: adding.run },
  }
}
