import { foundOf, load, useAppData, useNavigate, usePage, useParams, useReload } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayPublish } from '../../access.ts'
import { routes } from '../../routes.ts'
import { useMayAct } from '../../useMayAct.ts'
import type { DraftPageProps } from './DraftPage.tsx'

/** One draft with its history. */
export const loader = load(routes.draft, async ({ client, params }) =>
  foundOf(await client.site.draft({ params })()),
)

/** One draft: published from the revision that is on the screen, or deleted. */
export const useDraft = (): DraftPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.draft)
  const { user } = useAppData()
  const { site } = useClient()
  const reload = useReload()
  const navigate = useNavigate()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('content')
  const [asking, setAsking] = useState<DraftPageProps['view']['asking']>(null)
  const draft = state.kind === 'loaded' ? state.value.draft : null
  const version = draft?.version ?? ''
  const publishing = useCommand(
    (revision: number) => site.publishDraft({ params, body: { revision } }),
    (outcome) => {
      setAsking(null)
      if (E.isRight(outcome)) {
        notices.add('done', t('versionPublished', { version }))
        return navigate(routes.documents.href(), { replace: true })
      }
      notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      void reload()
    },
  )
  const discarding = useCommand(
    () => site.discardDraft({ params }),
    (outcome) => {
      setAsking(null)
      if (E.isRight(outcome)) {
        notices.add('done', t('discarded', { version }))
        return navigate(routes.documents.href(), { replace: true })
      }
      notices.add('failure', say(failureMessage(callFailure(outcome.left))))
      void reload()
    },
  )
  return {
    view: {
      state,
      mayWrite: useMayAct('documents'),
      mayPublish: user !== null && mayPublish(user),
      busy: publishing.pending || discarding.pending,
      asking,
    },
    links: { documents: routes.documents.href(), edit: routes.draftEdit.href(params) },
    commands: {
      retry: () => void reload(),
      ask: setAsking,
      publish: () => draft !== null && publishing.run(draft.revision),
      discard: () => discarding.run(),
    },
  }
}
