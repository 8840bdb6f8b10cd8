import { Card, ErrorState } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** No answer came to a search, of whatever kind and on either device; it can be put again. */
export const SearchFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('search')
  return (
    <Card>
      <ErrorState title={t('failed')} text={t('failedHint')} onRetry={onRetry} />
    </Card>
  )
}
