import type { UserInfo } from '@compute-mall/core/identity'
import { useClient } from '@compute-mall/react'
import { useAlerts, useSnapshot, useTitleCount } from '@compute-mall/react/chat'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { staffChat } from './staffChat.ts'

export interface StaffAlertsProps {
  readonly user: UserInfo
  readonly shopId: string
  /** The inbox is open. */
  readonly isAttending: boolean
  readonly onUnread: (count: number) => void
}

/** The line of the staff beside every page: what is unread stands in title and navigation, and is told as chosen. */
export const StaffAlerts = ({ user, shopId, isAttending, onUnread }: StaffAlertsProps) => {
  const { t } = useTranslation('seller')
  const chat = staffChat(useClient(), shopId)
  const reminders = useSnapshot(chat.reminders)
  const { unread } = reminders.context
  useEffect(() => void chat.userKnown(user), [chat, user])
  useEffect(() => onUnread(unread), [unread, onUnread])
  useTitleCount(unread)
  useAlerts(reminders, { isAttending, title: t('newMessage'), body: t('unreadMessages', { count: unread }) })
  return null
}
