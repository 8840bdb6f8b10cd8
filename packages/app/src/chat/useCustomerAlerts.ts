import { remindersView } from '@compute-mall/core/chat'
import { type BrowserChat, useAlertChoices, useAlerts, useSnapshot } from '@compute-mall/react/chat'
import { useLanguage, useSay } from '@compute-mall/ui/text'

/**
 * Tells a customer who has written, as the customer chose: by a tone, and while the page is hidden by the system; the
 * 60 s poll tells it when the line is closed (width 2.9).
 */
export const useCustomerAlerts = (chat: BrowserChat, openShop: string | null) => {
  const { language } = useLanguage()
  const say = useSay()
  const reminders = useSnapshot(chat.reminders)
  const [latest] = remindersView(reminders, language).notices
  useAlerts(reminders, {
    isAttending: latest !== undefined && latest.shopId === openShop,
    title: latest === undefined ? '' : say(latest.title),
    body: latest?.lastMessage ?? '',
  })
  return useAlertChoices()
}
