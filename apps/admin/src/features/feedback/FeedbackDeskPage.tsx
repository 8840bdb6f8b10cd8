import {
  allowedFeedbackEvents,
  type FeedbackDetail,
  feedbackEvents,
  MAX_ANSWER,
} from '@compute-mall/core/feedback'
import type { Message } from '@compute-mall/core/messages'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage, type TimelineEvent } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { Grid, Stack } from '@compute-mall/ui/layout'
import { Button, Card, Notice, TextArea } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { picture, words } from './FeedbackDeskPage.css.ts'
import { feedbackTones } from './tones.ts'

export interface FeedbackDeskPageProps {
  readonly view: {
    readonly state: LoadState<FeedbackDetail>
    /** Addresses of its pictures, as far as they are here. */
    readonly pictures: readonly string[]
    readonly answer: string
    readonly note: string
    readonly isNoteKept: boolean
    readonly pending: boolean
    readonly refusal: Message | null
  }
  readonly links: { readonly queue: string }
  readonly commands: {
    readonly retry: () => void
    readonly start: () => void
    readonly close: () => void
    readonly changeAnswer: (text: string) => void
    readonly sendAnswer: () => void
    readonly changeNote: (text: string) => void
    readonly keepNote: () => void
  }
}

/** One piece of feedback: what was written and from where, the answer to it, and a note for the desk (width 2.6). */
export const FeedbackDeskPage = ({ view, links, commands }: FeedbackDeskPageProps) => {
  const { t } = useTranslation('feedback')
  const { state, pending } = view
  const timeline = useTimeline(state)
  const detail = state.kind === 'loaded' ? state.value : null
  const allowed = detail === null ? [] : allowedFeedbackEvents(detail.state, 'operations')
  const first = allowed.includes('feedback.started')
    ? { key: 'start', label: t('start'), busy: pending, onPress: commands.start }
    : undefined
  const last = allowed.includes('feedback.closed')
    ? { key: 'close', label: t('close'), busy: pending, onPress: commands.close }
    : undefined
  return (
    <DetailPage
      view={{
        head: {
          trail: [{ label: t('desk'), to: links.queue }, { label: detail?.number ?? '' }],
          title: detail?.number ?? t('desk'),
          ...(detail !== null && {
            tag: { label: t(`state.${detail.state}`), tone: feedbackTones[detail.state] },
          }),
          primary: first ?? last,
        },
        state,
      }}
      commands={commands}
    >
      {(value) => content(value)}
    </DetailPage>
  )

  function content(value: FeedbackDetail): DetailContent {
    return {
      message: <Refusal refusal={view.refusal} />,
      facts: { items: factsOf(value), columns: 2 },
      children: <Parts detail={value} view={view} commands={commands} />,
      timeline,
    }
  }

  function factsOf(value: FeedbackDetail) {
    const { offer } = value
    return [
      { name: t('kindLabel'), value: t(`kind.${value.kind}`) },
      { name: t('writer'), value: value.userName ?? t('visitor') },
      { name: t('contact'), value: value.contact },
      { name: t('page'), value: value.page },
      ...(offer === null
        ? []
        : [
            { name: t('offerService'), value: t(`service.${offer.service}`) },
            { name: t('name'), value: offer.name },
            { name: t('region'), value: offer.region },
            { name: t('address'), value: offer.address },
          ]),
    ]
  }
}

const useTimeline = (state: LoadState<FeedbackDetail>): readonly TimelineEvent[] => {
  const { t } = useTranslation('feedback')
  const { language } = useLanguage()
  if (state.kind !== 'loaded') return []
  return state.value.steps.map(({ event, at, by, text }, index) => {
    const known = feedbackEvents.find((name) => name === event)
    return {
      key: `${index}`,
      title: known === undefined ? event : t(`event.${known}`),
      at: { iso: at, text: formatInstant(at, language) },
      who: by,
      text: text ?? undefined,
    }
  })
}

const Refusal = ({ refusal }: { readonly refusal: Message | null }) => {
  const say = useSay()
  if (refusal === null) return null
  return (
    <Notice tone="danger" role="alert">
      {say(refusal)}
    </Notice>
  )
}

interface PartsProps extends Pick<FeedbackDeskPageProps, 'view' | 'commands'> {
  readonly detail: FeedbackDetail
}

const Parts = ({ detail, view, commands }: PartsProps) => {
  const { t } = useTranslation('feedback')
  const mayAnswer = allowedFeedbackEvents(detail.state, 'operations').includes('feedback.answered')
  return (
    <>
      <Card title={t('text')}>
        <Stack>
          <p className={words}>{detail.text || '—'}</p>
          {view.pictures.length > 0 && (
            <Grid least="small">
              {view.pictures.map((address, index) => (
                <img
                  key={address}
                  className={picture}
                  src={address}
                  alt={t('picture', { number: index + 1 })}
                />
              ))}
            </Grid>
          )}
        </Stack>
      </Card>
      <Card title={t('answer')}>
        <Stack>
          {detail.answer !== null && <p className={words}>{detail.answer}</p>}
          {mayAnswer && (
            <>
              <TextArea
                label={t('answerLabel')}
                required
                maxLength={MAX_ANSWER}
                value={view.answer}
                onChange={commands.changeAnswer}
              />
              <Button variant="primary" busy={view.pending} onClick={commands.sendAnswer}>
                {t('sendAnswer')}
              </Button>
            </>
          )}
        </Stack>
      </Card>
      <Card title={t('note')}>
        <Stack>
          {view.isNoteKept && (
            <Notice tone="success" role="status">
              {t('kept')}
            </Notice>
          )}
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            maxLength={MAX_ANSWER}
            value={view.note}
            onChange={commands.changeNote}
          />
          <Button busy={view.pending} onClick={commands.keepNote}>
            {t('saveNote')}
          </Button>
        </Stack>
      </Card>
    </>
  )
}
