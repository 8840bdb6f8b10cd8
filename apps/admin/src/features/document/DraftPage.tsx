import type { VersionDraftDetail } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { useHistory } from '../content/useHistory.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { VersionText } from './VersionText.tsx'

export interface DraftPageProps {
  readonly view: {
    readonly state: LoadState<VersionDraftDetail>
    readonly mayWrite: boolean
    readonly mayPublish: boolean
    readonly busy: boolean
    readonly asking: 'publish' | 'discard' | null
  }
  readonly links: { readonly documents: string; readonly edit: string }
  readonly commands: {
    readonly retry: () => void
    readonly ask: (what: DraftPageProps['view']['asking']) => void
    readonly publish: () => void
    readonly discard: () => void
  }
}

/** A version that is being written: legal changes it, an admin reads and publishes it (width 2.6). */
export const DraftPage = ({ view, links, commands }: DraftPageProps) => {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const historyOf = useHistory()
  const { state, mayWrite, mayPublish, busy, asking } = view
  const draft = state.kind === 'loaded' ? state.value.draft : null
  const version = draft?.version ?? ''
  const title = draft === null ? t('draft') : `${t(`document.${draft.kind}`)} ${version}`
  const legalOnly = mayWrite ? undefined : t('legalOnly')
  return (
    <>
      <DetailPage<VersionDraftDetail>
        view={{
          head: {
            trail: [{ label: t('documents'), to: links.documents }, { label: title }],
            title,
            tag: { label: t('draft'), tone: 'neutral' },
            primary: {
              key: 'publish',
              label: t('publish'),
              busy,
              disabledReason: mayPublish ? undefined : t('adminOnly'),
              onPress: () => commands.ask('publish'),
            },
          },
          state,
          actions: [
            { key: 'edit', label: t('edit'), to: links.edit, disabledReason: legalOnly },
            {
              key: 'discard',
              label: t('discard'),
              disabledReason: legalOnly,
              onPress: () => commands.ask('discard'),
            },
          ],
        }}
        commands={commands}
      >
        {({ draft: { effectiveDay, title: words, textZh, textEn, author, changedAt }, history }) => ({
          facts: {
            items: [
              { name: t('titleZh'), value: words.zh },
              { name: t('titleEn'), value: words.en },
              { name: t('effectiveDay'), value: effectiveDay ?? t('noEffectiveDay') },
              {
                name: t('draft'),
                value: t('draftNote', { author, at: formatInstant(changedAt, language) }),
              },
            ],
          },
          children: <VersionText texts={{ zh: textZh, en: textEn }} />,
          timeline: history.map(historyOf),
        })}
      </DetailPage>
      {asking !== null && (
        <ConfirmDialog
          title={t(`${asking}Title`, { version })}
          text={t(`${asking}Text`)}
          confirm={t(asking)}
          tone={asking === 'discard' ? 'danger' : 'primary'}
          busy={busy}
          onConfirm={commands[asking]}
          onClose={() => commands.ask(null)}
        />
      )}
    </>
  )
}
