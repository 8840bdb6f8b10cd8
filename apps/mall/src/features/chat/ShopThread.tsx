import type { HoursView } from '@compute-mall/core/chat'
import { useClient } from '@compute-mall/react'
import { type BrowserChat, useAlertChoices, useConversation, useGoodsNames } from '@compute-mall/react/chat'
import { ChatThread, TellMe } from '@compute-mall/ui/chat'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { ChatRequest } from './requests.ts'

interface ShopThreadProps {
  readonly chat: BrowserChat
  readonly shopId: string
  readonly hours: HoursView | null
  /** The goods that go with the first message. */
  readonly goods: ChatRequest['goods']
  readonly now: number
  readonly boxRef?: RefObject<HTMLTextAreaElement | null>
}

const goodsAddress = (skuId: string): string => routes.goods.href({ skuId })

/** The customer's conversation with a shop. */
export const ShopThread = ({ chat, shopId, hours, goods, now, boxRef }: ShopThreadProps) => {
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
