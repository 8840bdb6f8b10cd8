import { useTranslation } from 'react-i18next'
import { RefreshIcon } from '../../icons/index.ts'
import { Button, Notice } from '../../parts/index.ts'
import type { PageNotice } from './types.ts'

interface PageNoticesProps {
  readonly notice: PageNotice | undefined
}

/** Why what is shown may no longer be so: no connection, or somebody else's change. */
export const PageNotices = ({ notice }: PageNoticesProps) => {
  const { t } = useTranslation('desk')
  if (notice === undefined) return null
  if (notice.kind === 'offline')
    return (
      <Notice tone="warn" role="status" title={t('offlineTitle')}>
        {t('offlineText', { at: notice.at })}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={t('staleTitle')}
      actions={
        <Button size="small" icon={<RefreshIcon size={14} />} onClick={notice.onReload}>
          {t('reload')}
        </Button>
      }
    >
      {notice.change}
    </Notice>
  )
}
