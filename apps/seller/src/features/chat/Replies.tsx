import { useLoaded } from '@compute-mall/app'
import { type CannedReply, repliesFor } from '@compute-mall/core/chat'
import { isBlank } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { CloseIcon } from '@compute-mall/ui/icons'
import {
  Button,
  Checkbox,
  IconButton,
  isComposing,
  LinkButton,
  TextArea,
  TextField,
} from '@compute-mall/ui/parts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './inbox.css.ts'

interface RepliesProps {
  readonly onChoose: (text: string) => void
  readonly onClose: () => void
}

/** Canned replies, found by any of their words; Enter puts in the first. Several can be put into one message. */
export const Replies = ({ onChoose, onClose }: RepliesProps) => {
  const { t } = useTranslation('chat')
  const client = useClient()
  const panel = useRef<HTMLElement>(null)
  const [words, setWords] = useState('')
  const [writing, setWriting] = useState(false)
  const { loaded, reload } = useLoaded({
    key: 'replies',
    load: (asking) => client.chat.cannedReplies({}, asking),
  })
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  const known: readonly CannedReply[] = loaded.kind === 'loaded' ? loaded.value : []
  const found = repliesFor(known, words)
  const [first] = found
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    const isInSearch = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'Enter' || !isInSearch || writing) return
    event.preventDefault()
    if (first !== undefined) onChoose(first.text)
  }
  return (
    <section ref={panel} className={css.replies} aria-label={t('replies')} onKeyDown={press}>
      <div className={css.replyRow}>
        <div className={css.reply}>
          <TextField label={t('findReply')} value={words} onChange={setWords} />
        </div>
        <IconButton label={t('closeReplies')} icon={<CloseIcon size={18} />} onClick={onClose} />
      </div>
      <ul className={css.replyList}>
        {found.map(({ id, title, text, isShared }) => (
          <li key={id} className={css.replyRow}>
            <button type="button" className={css.reply} onClick={() => onChoose(text)}>
              <strong>
                {title}
                {isShared && ` · ${t('shared')}`}
              </strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {loaded.kind === 'loaded' && first === undefined && !writing && (
        <p className={css.by}>{known.length === 0 ? t('noRepliesText') : t('noReplyFound')}</p>
      )}
      {writing ? (
        <NewReply
          onWritten={() => {
            setWriting(false)
            reload()
          }}
        />
      ) : (
        <div className={css.replyRow}>
          <Button size="small" onClick={() => setWriting(true)}>
            {t('newReply')}
          </Button>
          <LinkButton size="small" to={routes.cannedReplies.href()}>
            {t('manageReplies')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

const NewReply = ({ onWritten }: { readonly onWritten: () => void }) => {
  const { t } = useTranslation('chat')
  const client = useClient()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [shared, setShared] = useState(false)
  const add = useCommand(
    () => client.chat.addCannedReply({ body: { title, text, shared } }),
    (outcome) => E.isRight(outcome) && onWritten(),
  )
  const isReady = !isBlank(title) && !isBlank(text)
  return (
    <div className={css.replyList}>
      <TextField label={t('replyTitle')} value={title} onChange={setTitle} />
      <TextArea label={t('replyText')} hint={t('replyHint')} rows={3} value={text} onChange={setText} />
      <Checkbox label={t('shareReply')} checked={shared} onChange={setShared} />
      <Button
        size="small"
        busy={add.pending}
        disabledReason={isReady ? undefined : t('replyIncomplete')}
        onClick={() => add.run()}
      >
        {t('save')}
      </Button>
    </div>
  )
}
