import { type FeedbackRow, feedbackList, feedbackStates } from '@compute-mall/core/feedback'
import {
  NO_VALUE,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { useTranslation } from 'react-i18next'
import { feedbackTones } from './tones.ts'

export interface FeedbackQueuePageProps {
  readonly view: WorkListView<typeof feedbackList, FeedbackRow> & { readonly now: number }
  readonly links: { readonly feedback: (feedbackId: string) => string }
  readonly commands: WorkListCommands
}

/** All feedback, the longest waiting first. */
export const FeedbackQueuePage = ({ view, links, commands }: FeedbackQueuePageProps) => {
  const { t } = useTranslation('feedback')
  const columns = useColumnsOf<FeedbackRow>()
  return (
    <WorkListPage
      list={feedbackList}
      view={view}
      commands={commands}
      head={{ title: t('desk') }}
      tabs={{ key: 'state', values: feedbackStates, option: (state) => t(`state.${state}`), all: 'last' }}
      search={t('search')}
      filters={[{ key: 'kind', label: t('kindLabel'), option: (kind) => t(`kind.${kind}`) }]}
      empty={{ title: t('none'), text: t('noneText') }}
      columns={[
        columns.link('number', t('number'), ({ feedbackId }) => links.feedback(feedbackId)),
        columns.cell('kind', t('kindLabel'), ({ kind }) => t(`kind.${kind}`), { nowrap: true }),
        columns.cell('excerpt', t('excerpt'), ({ excerpt }) => excerpt || NO_VALUE),
        columns.tag('state', t('stateLabel'), ({ state }) => ({
          tone: feedbackTones[state],
          label: t(`state.${state}`),
        })),
        columns.cell('page', t('page'), ({ page }) => page || NO_VALUE),
        columns.count('pictures', t('pictures')),
        columns.cell('userName', t('writer'), ({ userName }) => userName ?? t('visitor'), { nowrap: true }),
        columns.age('createTime', t('createTime'), view.now),
      ]}
      rowKey={({ feedbackId }) => feedbackId}
      rowName={({ number }) => number}
      actions={({ feedbackId }) => [{ key: 'look', label: t('look'), to: links.feedback(feedbackId) }]}
    />
  )
}
