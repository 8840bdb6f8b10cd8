import type { HoursView } from '@compute-mall/core/chat'
import type { Words } from '@compute-mall/core/codec'
import { useClient } from '@compute-mall/react'
import { type BrowserChat, useAlertChoices, useConversation, useGoodsNames } from '@compute-mall/react/chat'
import { ChatThread, TellMe } from '@compute-mall/ui/chat'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The goods page from which a customer comes, by what was chosen there. */
export interface AskedGoods {
  readonly skuId: string
  readonly name: Words
}

interface ShopThreadProps {
  readonly chat: BrowserChat
  readonly shopId: string
  readonly hours: HoursView | null
  /** The goods that go with the first message. */
  readonly goods: AskedGoods | null
  /** Where goods are shown. */
  readonly goodsAddress: (skuId: string) => string
  readonly now: number
  readonly boxRef?: RefObject<HTMLTextAreaElement | null>
}

/** The customer's conversation with a shop. */
export const ShopThread = ({ chat, shopId, hours, goods, goodsAddress, now, boxRef }: ShopThreadProps) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const { inLanguage } = useLanguage()
  const [told, setTold] = useState<string | null>(null)
  const { line, conversation, draft, commands } = useConversation(chat, { shopId }, now)
  const nameOf = useGoodsNames(
    useClient(),
    conversation.bubbles.flatMap(({ skuId }) => skuId ?? []),
  )
  const alerts = useAlertChoices()
  const pending = goods !== null && goods.skuId !== told ? goods : null
  return (
    <ChatThread
      view={{
        line,
        conversation,
        peerName: t('staff'),
        draft,
        hint: hours?.hint ? say(hours.hint) : null,
        goods: pending && { name: inLanguage(pending.name), to: goodsAddress(pending.skuId) },
      }}
      goodsOf={(skuId) => {
        const name = skuId === goods?.skuId ? goods.name : nameOf(skuId)
        return { name: name === null ? '' : inLanguage(name), to: goodsAddress(skuId) }
      }}
      commands={{
        ...commands,
        send: (text) => {
          commands.send(text, pending?.skuId ?? null)
          setTold(goods?.skuId ?? null)
        },
      }}
      above={hours?.hint != null && <TellMe {...alerts} />}
      {...(boxRef && { boxRef })}
    />
  )
}
