import type { Bubble } from '@compute-mall/core/chat'
import { formatInstant } from '@compute-mall/core/time'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { useLanguage, useSay } from '../text/index.ts'
import * as css from './chat.css.ts'
import { partsOf } from './textParts.ts'

/** Goods that a message is about. */
export interface ChatGoods {
  readonly name: string
  readonly to: string
}

export interface BubblesProps {
  readonly bubbles: readonly Bubble[]
  /** What stands at messages of the other side that name no sender. */
  readonly peerName: string
  /** What is known of goods by their sku; null while it is not. */
  readonly goodsOf: (skuId: string) => ChatGoods | null
  readonly commands: BubbleCommands
}

interface BubbleCommands {
  readonly retry: (id: string) => void
  readonly discard: (id: string) => void
  /** Takes a message into the composer to be changed. */
  readonly edit: (bubble: Bubble) => void
}

/** The messages of a conversation in order, own ones at the right. */
export const Bubbles = ({ bubbles, peerName, goodsOf, commands }: BubblesProps) => {
  const { t } = useTranslation('chat')
  const { language } = useLanguage()
  return (
    <ol className={css.bubbles} aria-label={t('thread')}>
      {bubbles.map((bubble) => (
        <li key={bubble.id} className={bubble.isOwn ? css.ownRow : css.row}>
          {bubble.isFirstNew && <span className={css.divider}>{t('newMessages')}</span>}
          {bubble.startsGroup && (
            <time className={css.time} dateTime={bubble.time}>
              {formatInstant(bubble.time, language)}
            </time>
          )}
          <span className={css.sender}>
            <Sender bubble={bubble} peerName={peerName} />
          </span>
          {bubble.skuId !== null && <GoodsCard goods={goodsOf(bubble.skuId)} />}
          <p className={bubble.isOwn ? css.bubble.own : css.bubble.peer} dir="auto">
            <MessageText text={bubble.text} />
          </p>
          <Marks bubble={bubble} commands={commands} />
        </li>
      ))}
    </ol>
  )
}

/** Oneself, or the name of who wrote it; nobody wrote what is automatic. */
const Sender = ({ bubble, peerName }: { readonly bubble: Bubble; readonly peerName: string }) => {
  const { t } = useTranslation('chat')
  const { isOwn, isOthers, isAutomatic, senderName } = bubble
  if (isAutomatic) return <>{isOwn ? t('automatic') : `${senderName || peerName} · ${t('automatic')}`}</>
  return <>{isOwn && !isOthers ? t('me') : senderName || peerName}</>
}

/** Text with the addresses in it, which open in a window of their own. */
const MessageText = ({ text }: { readonly text: string }) =>
  partsOf(text).map(({ at, text: piece, href }) =>
    href === null ? (
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ),
  )

/** The goods that are asked about, above the message or the composer. */
export const GoodsCard = ({ goods }: { readonly goods: ChatGoods | null }) => {
  const { t } = useTranslation('chat')
  const words = (
    <span className={css.goodsWords}>
      {t('goods')}
      {goods !== null && <span className={css.goodsName}>{goods.name}</span>}
    </span>
  )
  return goods === null ? (
    <span className={css.goods}>
      <GoodsIcon size={20} />
      {words}
    </span>
  ) : (
    <Link className={css.goods} to={goods.to}>
      <GoodsIcon size={20} />
      {words}
    </Link>
  )
}

const Marks = ({ bubble, commands }: { readonly bubble: Bubble; readonly commands: BubbleCommands }) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const { mark, failure, isEdited, commands: open } = bubble
  if (mark === null && failure === null && !isEdited && !open.edit) return null
  return (
    <span className={css.marks}>
      {isEdited && <span>{t('edited')}</span>}
      {mark !== null && <span className={failure === null ? undefined : css.failed}>{say(mark)}</span>}
      {failure !== null && <span className={css.failed}>{say(failure)}</span>}
      {open.retry && (
        <button type="button" className={css.textButton} onClick={() => commands.retry(bubble.id)}>
          {t('resend')}
        </button>
      )}
      {open.discard && (
        <button type="button" className={css.textButton} onClick={() => commands.discard(bubble.id)}>
          {t('discard')}
        </button>
      )}
      {open.edit && (
        <button type="button" className={css.textButton} onClick={() => commands.edit(bubble)}>
          {t('edit')}
        </button>
      )}
    </span>
  )
}
