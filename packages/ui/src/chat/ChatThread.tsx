import type { Bubble, ConnectionView, ConversationView } from '@compute-mall/core/chat'
import {
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../parts/index.ts'
import { useSay } from '../text/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { Bubbles, type ChatGoods, GoodsCard } from './Bubbles.tsx'
import { Composer } from './Composer.tsx'
import * as css from './chat.css.ts'

export interface ChatThreadProps {
  readonly view: {
    readonly line: ConnectionView
    readonly conversation: ConversationView
    /** What stands at messages of the other side that name no sender. */
    readonly peerName: string
    /** What is written and not sent. */
    readonly draft: string
    /** What the writer should know, e.g. that nobody is there. */
    readonly hint: string | null
    /** Goods that go with the next message. */
    readonly goods: ChatGoods | null
    /** Why what is written cannot be sent; null or left out where it can. */
    readonly blocked?: string | null
    /** What the empty box says; how to send, where it is left out. */
    readonly placeholder?: string
  }
  readonly goodsOf: (skuId: string) => ChatGoods | null
  readonly commands: {
    readonly write: (text: string) => void
    readonly send: (text: string) => void
    readonly edit: (messageId: string, text: string) => void
    readonly retry: (clientId: string) => void
    readonly discard: (clientId: string) => void
    readonly older: () => void
    readonly reopen: () => void
    readonly reconnect: () => void
  }
  /** More to do with what is written. */
  readonly tools?: ReactNode
  /** Above what is written. */
  readonly above?: ReactNode
  readonly boxRef?: RefObject<HTMLTextAreaElement | null> | undefined
}

/** So near to an end of the messages counts as at it, in pixels. */
const NEAR = 48

/** A conversation: the state of the line, messages with older ones above, and where one writes. */
export const ChatThread = ({ view, goodsOf, commands, tools, above, boxRef }: ChatThreadProps) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const { line, conversation, peerName, draft, hint, goods } = view
  const [editing, setEditing] = useState<Editing | null>(null)
  const { scrolled, follow } = useFollowing(conversation.bubbles, commands.older, conversation.commands.older)
  const submit = () => {
    if (editing === null) {
      commands.send(draft)
      commands.write('')
      return
    }
    commands.edit(editing.messageId, editing.text)
    setEditing(null)
  }
  return (
    <div className={css.thread}>
      {line.notice !== null && (
        <div className={css.line} role="status">
          {say(line.notice)}
          {line.commands.retry && (
            <Button size="small" onClick={commands.reconnect}>
              {t('reconnect')}
            </Button>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys (WCAG 2.1.1) */}
      <section className={css.scroll} ref={scrolled} onScroll={follow} tabIndex={0} aria-label={t('thread')}>
        {conversation.commands.older && (
          <div className={css.older}>
            <Button size="small" onClick={commands.older}>
              {t('older')}
            </Button>
          </div>
        )}
        {conversation.isOpening && <p className={css.waiting}>{t('opening')}</p>}
        {!conversation.isOpening && conversation.bubbles.length === 0 && conversation.notice === null && (
          <p className={css.waiting}>{t('empty')}</p>
        )}
        <Bubbles
          bubbles={conversation.bubbles}
          peerName={peerName}
          goodsOf={goodsOf}
          commands={{
            ...commands,
            edit: ({ id, text }) => setEditing({ messageId: id, text }),
          }}
        />
      </section>
      {conversation.notice !== null && (
        <div className={css.line} role="alert">
          {say(conversation.notice)}
          {conversation.commands.retry && (
            <Button size="small" onClick={commands.reopen}>
              {t('reconnect')}
            </Button>
          )}
        </div>
      )}
      {conversation.typing !== null && <p className={css.typing}>{say(conversation.typing)}</p>}
      <Announcement bubbles={conversation.bubbles} peerName={peerName} />
      <Composer
        view={{
          text: editing?.text ?? draft,
          blocked: editing !== null ? null : conversation.commands.send ? (view.blocked ?? null) : t('full'),
          hint,
          isEditing: editing !== null,
          placeholder: view.placeholder ?? t('placeholder'),
        }}
        commands={{
          write: (text) => (editing === null ? commands.write(text) : setEditing({ ...editing, text })),
          send: submit,
          cancelEdit: () => setEditing(null),
        }}
        above={above || (goods !== null && editing === null && <GoodsCard goods={goods} />)}
        tools={tools}
        boxRef={boxRef}
      />
    </div>
  )
}

interface Editing {
  readonly messageId: string
  readonly text: string
}

/**
 * Keeps the newest message in sight for who is at the end, and the place of who reads further up; asks for older
 * messages at the top.
 */
const useFollowing = (bubbles: readonly Bubble[], older: () => void, hasOlder: boolean) => {
  const scrolled = useRef<HTMLElement>(null)
  const before = useRef({ isAtEnd: true, first: '', last: '', height: 0 })
  useLayoutEffect(() => {
    const element = scrolled.current
    if (element === null) return
    const { isAtEnd, first, last, height } = before.current
    const newest = bubbles.at(-1)
    const nowFirst = bubbles[0]?.id ?? ''
    if (isAtEnd || (newest?.isOwn === true && newest.id !== last)) element.scrollTop = element.scrollHeight
    else if (first !== nowFirst) element.scrollTop += element.scrollHeight - height
    before.current = {
      ...before.current,
      first: nowFirst,
      last: newest?.id ?? '',
      height: element.scrollHeight,
    }
  }, [bubbles])
  const follow = ({ currentTarget: element }: UIEvent<HTMLElement>) => {
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    before.current = { ...before.current, isAtEnd: below < NEAR }
    if (hasOlder && element.scrollTop < NEAR && element.scrollHeight > element.clientHeight) older()
  }
  return { scrolled, follow }
}

/** Says the newest message of the other side once, politely; what was there when it was opened is not said. */
const Announcement = ({
  bubbles,
  peerName,
}: {
  readonly bubbles: readonly Bubble[]
  readonly peerName: string
}) => {
  const { t } = useTranslation('chat')
  const newest = bubbles.findLast(({ isOwn }) => !isOwn)
  const known = useRef<string | undefined>(undefined)
  const isOpened = useRef(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (newest?.id === known.current && isOpened.current) return
    known.current = newest?.id
    if (isOpened.current && newest !== undefined)
      setSaid(t('arrived', { name: newest.senderName || peerName, text: newest.text }))
    if (bubbles.length > 0) isOpened.current = true
  }, [newest, bubbles.length, peerName, t])
  return (
    <p className={visuallyHidden} role="status">
      {said}
    </p>
  )
}
