import { allowedFeedbackEvents, MAX_ANSWER, type OwnFeedback } from '@compute-mall/core/feedback'
import type { Message } from '@compute-mall/core/messages'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Card, Notice, TextArea } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { words } from './FeedbackPage.css.ts'
import { feedbackTones } from './tones.ts'

export interface FeedbackPageProps {
  readonly view: {
    readonly state: LoadState<OwnFeedback>
    readonly now: number
    /** What is said when it is opened again. */
    readonly text: string
    readonly pending: boolean
    readonly isReopened: boolean
    readonly refusal: Message | null
  }
  readonly links: { readonly list: string }
  readonly commands: {
    readonly retry: () => void
    readonly change: (text: string) => void
    readonly reopen: () => void
  }
}

/** One's own feedback: what was written, what was answered, and the way to open it again for 14 days. */
export const FeedbackPage = ({ view, links, commands }: FeedbackPageProps) => {
  const { t } = useTranslation('feedback')
  const { language } = useLanguage()
  const { state } = view
  const feedback = state.kind === 'loaded' ? state.value : null
  const contentOf = (value: OwnFeedback): DetailContent => ({
    facts: {
      columns: 2,
      items: [
        { name: t('kindLabel'), value: t(`kind.${value.kind}`) },
        { name: t('createTime'), value: formatInstant(value.createTime, language) },
        ...(value.answerTime === null
          ? []
          : [{ name: t('answerTime'), value: formatInstant(value.answerTime, language) }]),
      ],
    },
    children: <Parts feedback={value} view={view} commands={commands} />,
  })
  return (
    <DetailPage
      view={{
        head: {
          trail: [{ label: t('own'), to: links.list }, { label: feedback?.number ?? '' }],
          title: feedback?.number ?? t('own'),
          ...(feedback !== null && {
            tag: { label: t(`state.${feedback.state}`), tone: feedbackTones[feedback.state] },
          }),
        },
        state,
      }}
      commands={commands}
    >
      {contentOf}
    </DetailPage>
  )
}

interface PartsProps extends Pick<FeedbackPageProps, 'view' | 'commands'> {
  readonly feedback: OwnFeedback
}

const Parts = ({ feedback, view, commands }: PartsProps) => {
  const { t } = useTranslation('feedback')
  const say = useSay()
  const { state, answerTime } = feedback
  const sinceAnswer = answerTime === null ? 0 : view.now - Date.parse(answerTime)
  const mayReopen = allowedFeedbackEvents(state, 'writer', sinceAnswer).includes('feedback.reopened')
  return (
    <>
      {view.isReopened && (
        <Notice tone="success" role="status">
          {t('reopened')}
        </Notice>
      )}
      {view.refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(view.refusal)}
        </Notice>
      )}
      <Card title={t('text')}>
        <p className={words}>{feedback.text || '—'}</p>
      </Card>
      <Card title={t('answer')}>
        <p className={words}>{feedback.answer ?? t('noAnswer')}</p>
      </Card>
      {mayReopen && (
        <Card title={t('reopen')}>
          <Stack>
            <TextArea
              label={t('reopenText')}
              hint={t('reopenHint')}
              required
              maxLength={MAX_ANSWER}
              value={view.text}
              onChange={commands.change}
            />
            <Button busy={view.pending} onClick={commands.reopen}>
              {t('reopen')}
            </Button>
          </Stack>
        </Card>
      )}
    </>
  )
}
