import { load, loadedOf, useNavigate, usePage, useParams, usePending, useReload } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { searchRefusals, type TaxonomyNode, type TaxonomyTree } from '@compute-mall/core/search'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { TaxonomyAsking, TaxonomyPageProps } from './TaxonomyPage.tsx'
import { takenOf } from './takenOf.ts'

/** The tree that the address means. */
export const loader = load(routes.taxonomy, async ({ client, params: { tree } }) =>
  loadedOf(await client.search.taxonomy({ query: { tree } })()),
)

/** A tree of categories or filters, and what operators do with it. */
export const useTaxonomy = (): TaxonomyPageProps => {
  const nodes = usePage<typeof loader>()
  const { tree } = useParams(routes.taxonomy)
  const { pending, ask } = usePending<TaxonomyTree>(nodes)
  const { search } = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('taxonomy')
  const { inLanguage } = useLanguage()
  const [asking, setAsking] = useState<TaxonomyAsking | null>(null)
  const doing = useCommand(
    (task: TE.TaskEither<ClientError, string>) => task,
    (outcome) => {
      if (takenOf(outcome, searchRefusals.codeTaken) !== null) return
      if (E.isLeft(outcome)) notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      else {
        if (outcome.right !== '') notices.add('done', outcome.right)
        setAsking(null)
      }
      void reload()
    },
  )
  const told = (
    task: TE.TaskEither<ClientError, TaxonomyNode>,
    done: 'added' | 'saved' | 'hiddenDone' | 'shownDone',
  ) => doing.run(TE.map(({ name }: TaxonomyNode) => t(done, { name: inLanguage(name) }))(task))
  const change = (
    { tree, code, revision }: TaxonomyNode,
    body: { readonly nameZh: string; readonly nameEn: string; readonly hidden: boolean },
  ) => search.changeCategory({ params: { tree, code }, body: { ...body, revision } })
  return {
    view: {
      tree: pending ?? tree,
      nodes,
      asking,
      busy: doing.pending,
      codeError: takenOf(doing.outcome, searchRefusals.codeTaken),
    },
    commands: {
      retry: () => void reload(),
      open: (opened) => {
        ask(opened)
        navigate(routes.taxonomy.href({ tree: opened }))
      },
      ask: setAsking,
      add: (body) => told(search.addCategory({ body }), 'added'),
      rename: (node, { nameZh, nameEn }) =>
        told(change(node, { nameZh, nameEn, hidden: node.hidden }), 'saved'),
      setHidden: (node, hidden) =>
        told(
          change(node, { nameZh: node.name.zh, nameEn: node.name.en, hidden }),
          hidden ? 'hiddenDone' : 'shownDone',
        ),
      move: ({ tree, code }, direction) =>
        doing.run(TE.map(() => '')(search.moveCategory({ params: { tree, code }, body: { direction } }))),
    },
  }
}
