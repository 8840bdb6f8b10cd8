import {
  FEEDBACK_PICTURE,
  type FeedbackErrors,
  type FeedbackField,
  type FeedbackForm,
  type FeedbackReceipt,
  feedbackKinds,
  MAX_PICTURES,
  TEXT_LENGTH,
} from '@compute-mall/core/feedback'
import type { Message } from '@compute-mall/core/messages'
import { Page, Stack, Surface, Text } from '@compute-mall/ui/layout'
import {
  Button,
  CopyText,
  LinkButton,
  Notice,
  RadioGroup,
  Result,
  TextArea,
  TextField,
  UploadField,
} from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

/** One picture beside the text: chosen, on its way, kept, or refused. */
export interface PictureView {
  readonly file: File | null
  /** 0 to 100 while it is on its way. */
  readonly percent: number | undefined
  readonly refusal: Message | null
}

export interface FeedbackPageProps {
  readonly view: {
    readonly form: FeedbackForm
    /** What is wrong, of the fields that were left or sent. */
    readonly errors: FeedbackErrors
    readonly pictures: readonly PictureView[]
    readonly isSending: boolean
    readonly refusal: Message | null
    /** Null until it was sent. */
    readonly receipt: FeedbackReceipt | null
    readonly isSignedIn: boolean
    /** Counts refused submissions; each puts the focus on the first wrong field. */
    readonly refusals: number
  }
  readonly links: { readonly own: string }
  readonly commands: {
    readonly change: (change: Partial<FeedbackForm>) => void
    readonly leave: (field: FeedbackField) => void
    readonly upload: (slot: number, file: File) => void
    readonly removePicture: (slot: number) => void
    readonly submit: () => void
    readonly again: () => void
  }
}

const BYTES = 1024 * 1024

/** What somebody thinks of the mall, with pictures and how to reach them (R2.13). One page for both devices. */
export const FeedbackPage = ({ view, links, commands }: FeedbackPageProps) => {
  const { receipt } = view
  return (
    <Page width="reading" gap={6}>
      {receipt === null ? (
        <Form view={view} links={links} commands={commands} />
      ) : (
        <Sent receipt={receipt} isSignedIn={view.isSignedIn} own={links.own} onAgain={commands.again} />
      )}
    </Page>
  )
}

const Form = ({ view, commands }: FeedbackPageProps) => {
  const { t } = useTranslation('feedback')
  const say = useSay()
  const { form, errors } = view
  const wording = (field: FeedbackField) => {
    const fault = errors[field]
    return fault === undefined ? undefined : t(fault)
  }
  const formRef = useFocusOnError(view.refusals)
  const send = (event: FormEvent) => {
    event.preventDefault()
    commands.submit()
  }
  return (
    <>
      <Stack gap={1}>
        <h1>{t('title')}</h1>
        <Text tone="soft">{t('lead')}</Text>
      </Stack>
      <Surface padding={6}>
        <form ref={formRef} noValidate onSubmit={send}>
          <Stack gap={6}>
            {view.refusal !== null && (
              <Notice tone="danger" role="alert">
                {say(view.refusal)}
              </Notice>
            )}
            <RadioGroup
              legend={t('kindLabel')}
              options={feedbackKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={form.kind}
              onChange={(kind) => commands.change({ kind })}
            />
            <TextArea
              label={t('text')}
              hint={t('textHint', TEXT_LENGTH)}
              error={wording('text')}
              required
              rows={6}
              value={form.text}
              onChange={(text) => commands.change({ text })}
              onBlur={() => commands.leave('text')}
            />
            <Pictures view={view} commands={commands} />
            <TextField
              label={t('contact')}
              hint={t('contactHint')}
              error={wording('contact')}
              required={form.kind === 'consultation'}
              optional={form.kind !== 'consultation'}
              autoComplete="email"
              value={form.contact}
              onChange={(contact) => commands.change({ contact })}
              onBlur={() => commands.leave('contact')}
            />
            <Button variant="primary" size="large" type="submit" busy={view.isSending}>
              {t('submit')}
            </Button>
          </Stack>
        </form>
      </Surface>
    </>
  )
}

/** Puts the focus on the first field that is wrong, once for each refused submission. */
const useFocusOnError = (refusals: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  return form
}

const Pictures = ({ view, commands }: Pick<FeedbackPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('feedback')
  const say = useSay()
  const used = view.pictures.filter(({ file }) => file !== null).length
  return (
    <Stack gap={3}>
      {view.pictures.slice(0, Math.min(used + 1, MAX_PICTURES)).map(({ file, percent, refusal }, slot) => (
        <UploadField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          key={slot}
          label={t('picture', { number: slot + 1 })}
          hint={t('pictureHint')}
          error={refusal === null ? undefined : say(refusal)}
          optional
          accept={FEEDBACK_PICTURE.types}
          maxBytes={FEEDBACK_PICTURE.megabytes * BYTES}
          file={file}
          percent={percent}
          onSelect={(picked) => commands.upload(slot, picked)}
          onRemove={() => commands.removePicture(slot)}
        />
      ))}
    </Stack>
  )
}

interface SentProps {
  readonly receipt: FeedbackReceipt
  readonly isSignedIn: boolean
  readonly own: string
  readonly onAgain: () => void
}

const Sent = ({ receipt: { number }, isSignedIn, own, onAgain }: SentProps) => {
  const { t } = useTranslation(['feedback', 'shell'])
  return (
    <Result
      status="success"
      title={t('sent')}
      text={t('sentText', { number })}
      actions={
        <>
          {isSignedIn ? (
            <LinkButton variant="primary" to={own}>
              {t('own')}
            </LinkButton>
          ) : (
            <LinkButton variant="primary" to={routes.home.href()}>
              {t('shell:home')}
            </LinkButton>
          )}
          <Button onClick={onAgain}>{t('another')}</Button>
        </>
      }
    >
      <CopyText text={number} name={t('number')} />
      <Text tone="soft">{t(isSignedIn ? 'sentSignedIn' : 'sentContact')}</Text>
    </Result>
  )
}
