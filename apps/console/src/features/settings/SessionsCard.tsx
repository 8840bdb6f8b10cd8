import type { Session } from '@compute-mall/core/identity'
import { formatInstant } from '@compute-mall/core/time'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Button, Card, Dialog, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SessionsCardProps {
  readonly sessions: readonly Session[]
  readonly busy: boolean
  /** Null ends all others. */
  readonly onEnd: (sessionId: string | null) => void
}

/** Where one is signed in, and how to end it there. */
export const SessionsCard = ({ sessions, busy, onEnd }: SessionsCardProps) => {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  const nameOf = useDeviceName()
  const columns = useColumns()
  const keep = () => setAsking(false)
  return (
    <Card
      title={t('sessions')}
      actions={
        sessions.length > 1 && (
          <Button size="small" busy={busy} onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('sessions')}
        columns={columns}
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
        rowName={nameOf}
        actions={({ sessionId, isCurrent }) =>
          isCurrent ? [] : [{ key: 'end', label: t('endSession'), busy, onPress: () => onEnd(sessionId) }]
        }
      />
      <Dialog
        open={asking}
        onClose={keep}
        title={t('endOthers')}
        footer={
          <>
            <Button onClick={keep}>{t('keep')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                keep()
                onEnd(null)
              }}
            >
              {t('endOthers')}
            </Button>
          </>
        }
      >
        <p>{t('endOthersQuestion')}</p>
      </Dialog>
    </Card>
  )
}

const useDeviceName = () => {
  const { t } = useTranslation('settings')
  return ({ browser, system }: Session): string =>
    browser !== null && system !== null
      ? t('deviceOn', { browser, system })
      : (browser ?? system ?? t('unknownBrowser'))
}

const useColumns = (): readonly Column<Session>[] => {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  const nameOf = useDeviceName()
  return [
    {
      key: 'device',
      header: t('device'),
      card: 'title',
      render: (session) => (
        <>
          {nameOf(session)} {session.isCurrent && <Tag tone="success">{t('current')}</Tag>}
        </>
      ),
    },
    {
      key: 'beginTime',
      header: t('beginTime'),
      nowrap: true,
      render: ({ beginTime }) => formatInstant(beginTime, language),
    },
    {
      key: 'seenTime',
      header: t('seenTime'),
      nowrap: true,
      render: ({ seenTime }) => formatInstant(seenTime, language),
    },
  ]
}
