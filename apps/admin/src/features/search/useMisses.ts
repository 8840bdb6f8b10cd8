import { load, loadedOf, useListCommands, usePage, useParams, useReload } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { missList, type SynonymForm } from '@compute-mall/core/search'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { MissesPageProps } from './MissesPage.tsx'
import { takenOf } from './takenOf.ts'

/** The page of words searched in vain that the address means. */
export const loader = load(routes.misses, async ({ client, params: query }) =>
  loadedOf(await client.search.misses({ query })()),
)

/** What was searched in vain; the search learns what words mean here as well. */
export const useMisses = (): MissesPageProps => {
  const page = usePage<typeof loader>()
  const query = useParams(routes.misses)
  const { search } = useClient()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('synonym')
  const [asking, setAsking] = useState<string | null>(null)
  const { asked, commands: list } = useListCommands({
    list: missList,
    query,
    href: routes.misses.href,
    neighbours: page.kind === 'loaded' ? page.value : null,
  })
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
    view: { page, query: asked, asking, busy: adding.pending, termError: takenOf(adding.outcome) },
    links: { synonyms: routes.synonyms.href({}) },
    commands: { ...list, retry: () => void reload(), ask: setAsking, add: adding.run },
  }
}
