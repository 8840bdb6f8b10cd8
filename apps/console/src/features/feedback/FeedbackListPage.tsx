import { type OwnFeedback, ownFeedbackList } from '@compute-mall/core/feedback'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { feedbackTones } from './tones.ts'

export interface FeedbackListPageProps {
  readonly view: WorkListView<typeof ownFeedbackList, OwnFeedback>
  readonly links: { readonly detail: (feedbackId: string) => string; readonly write: string }
  readonly commands: WorkListCommands
}

const EXCERPT = 60

/** The user's feedback to the platform, with its states. */
export const FeedbackListPage = ({ view, links, commands }: FeedbackListPageProps) => {
  const { t } = useTranslation('feedback')
  const columns = useColumnsOf<OwnFeedback>()
  return (
    <WorkListPage
      list={ownFeedbackList}
      view={view}
      commands={commands}
      head={{ title: t('own'), primary: { key: 'write', label: t('write'), to: links.write } }}
      empty={{ title: t('ownNone'), text: t('ownNoneHint') }}
      columns={[
        columns.link('number', t('number'), ({ feedbackId }) => links.detail(feedbackId)),
        columns.cell('kind', t('kindLabel'), ({ kind }) => t(`kind.${kind}`), { nowrap: true }),
        columns.cell('text', t('excerpt'), ({ text }) => text.slice(0, EXCERPT) || NO_VALUE),
        columns.tag('state', t('stateLabel'), ({ state }) => ({
          tone: feedbackTones[state],
          label: t(`state.${state}`),
        })),
        columns.time('createTime', t('createTime')),
      ]}
      rowKey={({ feedbackId }) => feedbackId}
      rowName={({ number }) => number}
      actions={({ feedbackId }) => [{ key: 'look', label: t('look'), to: links.detail(feedbackId) }]}
    />
  )
}
