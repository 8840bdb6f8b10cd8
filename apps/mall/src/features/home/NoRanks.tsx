import { RankingIcon } from '@compute-mall/ui/icons'
import { Card, EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

/** Nothing is ranked, on either device. */
export const NoRanks = () => {
  const { t } = useTranslation(['site', 'shell'])
  return (
    <Card>
      <EmptyState
        icon={RankingIcon}
        title={t('noRanks')}
        text={t('noRanksHint')}
        actions={<LinkButton to={routes.home.href()}>{t('shell:home')}</LinkButton>}
      />
    </Card>
  )
}
