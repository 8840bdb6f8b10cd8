import { DeskPage } from '@compute-mall/ui/desk/page'
import { EmptyState } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** What needs the merchant now. */
export const HomePage = () => {
  const { t } = useTranslation('seller')
  return (
    <DeskPage head={{ title: t('home') }}>
      <EmptyState title={t('nothingToDo')} text={t('nothingToDoText')} />
    </DeskPage>
  )
}
