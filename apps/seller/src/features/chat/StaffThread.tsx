import { addresses } from '@compute-mall/app'
import {
  type ChatBackground,
  filledReply,
  insertedAt,
  replyValuesOf,
  type StaffConversation,
  unfilledIn,
} from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import type { UserInfo } from '@compute-mall/core/identity'
import type { Shop } from '@compute-mall/core/shop'
import { useClient } from '@compute-mall/react'
import {
  type BrowserChat,
  type ConversationPlace,
  type OpenConversation,
  useConversation,
  useGoodsNames,
} from '@compute-mall/react/chat'
import { ChatThread, type ChatThreadProps } from '@compute-mall/ui/chat'
import { Button } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './inbox.css.ts'
import { Replies } from './Replies.tsx'

interface StaffThreadProps {
  readonly chat: BrowserChat
  readonly user: UserInfo
  readonly place: ConversationPlace
  /** What the list knows of the conversation; null while it does not. */
  readonly item: StaffConversation | null
  readonly background: ChatBackground | null
  readonly now: number
}

/** The conversation with a customer as staff have it: who answers, canned replies at the caret, done. */
export const StaffThread = ({ chat, user, place, item, background, now }: StaffThreadProps) => {
  const { inLanguage, language } = useLanguage()
  const client = useClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const [choosing, setChoosing] = useState(false)
  const { line, conversation, draft, commands } = useConversation(chat, place, now)
  const asked = conversation.bubbles.flatMap(({ skuId }) => skuId ?? [])
  const nameOf = useGoodsNames(client, asked)
  const shop = useOwnShop(place.shopId)
  const goodsName = (skuId: string): string | null => {
    const name = nameOf(skuId)
    return name && inLanguage(name)
  }
  const insert = (text: string) => {
    const facts = {
      customerName: item?.customerName ?? null,
      background,
      serviceTime: shop?.serviceTime ?? null,
    }
    const filled = filledReply(text, replyValuesOf(facts, language))
    const next = insertedAt(draft, box.current?.selectionStart ?? draft.length, filled)
    commands.write(next.draft)
    box.current?.focus()
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret))
  }
  return (
    <StaffThreadView
      view={{ item, userId: user.id, line, conversation, draft, isChoosing: choosing }}
      goodsOf={(skuId) => ({ name: goodsName(skuId) ?? '', to: addresses.mall.goods.href({ skuId }) })}
      commands={{
        ...commands,
        write: (text) => {
          if (text === '/' && draft === '') setChoosing(true)
          else commands.write(text)
        },
        choose: setChoosing,
      }}
      replies={
        <Replies
          onChoose={insert}
          onClose={() => {
            setChoosing(false)
            box.current?.focus()
          }}
        />
      }
      boxRef={box}
    />
  )
}

export interface StaffThreadViewProps {
  readonly view: Pick<OpenConversation, 'line' | 'conversation' | 'draft'> & {
    readonly item: StaffConversation | null
    readonly userId: string
    /** Whether canned replies are offered. */
    readonly isChoosing: boolean
  }
  readonly goodsOf: ChatThreadProps['goodsOf']
  readonly commands: OpenConversation['commands'] & { readonly choose: (isChoosing: boolean) => void }
  /** The canned replies, while they are offered. */
  readonly replies: ReactNode
  readonly boxRef?: ChatThreadProps['boxRef']
}

/** Who answers, what was said, and where one writes; a reply with an unfilled variable cannot be sent (J11). */
export const StaffThreadView = ({ view, goodsOf, commands, replies, boxRef }: StaffThreadViewProps) => {
  const { t } = useTranslation('chat')
  const { item, userId, line, conversation, draft, isChoosing } = view
  const unfilled = unfilledIn(draft)
  const isOthers = item !== null && !item.isDone && item.claimedBy !== null && item.claimedBy !== userId
  const answeredBy = isOthers ? t('answeredBy', { name: item.claimedByName ?? '' }) : null
  const standing = [
    ...(answeredBy === null ? [] : [answeredBy]),
    ...(item?.isDone === true ? [t('doneWords')] : []),
    ...(item?.linkedName == null ? [] : [t('linked', { name: item.linkedName })]),
  ]
  return (
    <>
      <div className={css.bar}>
        <span className={css.barWords}>{standing.join(' · ')}</span>
        {isOthers && (
          <Button size="small" onClick={commands.take}>
            {t('takeOver')}
          </Button>
        )}
        {item !== null && !item.isDone && (
          <Button size="small" onClick={commands.finish}>
            {t('finish')}
          </Button>
        )}
      </div>
      <ChatThread
        view={{
          line,
          conversation,
          peerName: item?.customerName ?? t('visitor'),
          draft,
          hint: null,
          placeholder: t('replyPlaceholder'),
          goods: null,
          blocked:
            answeredBy ?? (unfilled.length > 0 ? t('unfilled', { variables: unfilled.join(' ') }) : null),
        }}
        goodsOf={goodsOf}
        commands={commands}
        above={isChoosing && replies}
        tools={
          <Button size="small" aria-expanded={isChoosing} onClick={() => commands.choose(!isChoosing)}>
            {t('replies')}
          </Button>
        }
        boxRef={boxRef}
      />
    </>
  )
}

const useOwnShop = (shopId: string): Shop | null => {
  const client = useClient()
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    void client.shop
      .detail({ params: { id: shopId } })()
      .then((answer) => E.isRight(answer) && setShop(answer.right))
  }, [client, shopId])
  return shop
}
