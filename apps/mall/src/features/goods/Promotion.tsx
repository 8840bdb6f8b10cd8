import { useAppData, useEnvironment } from '@compute-mall/app'
import { flagsOf } from '@compute-mall/core/identity'
import { withChannel } from '@compute-mall/core/site'
import { CopyText } from '@compute-mall/ui/parts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

/** The address of goods with the channel of a sales contact, for those who are one where contacts are shown (R6.02, R6.04). */
export const Promotion = ({ goodsId }: { readonly goodsId: string }) => {
  const { t } = useTranslation('goods')
  const { user, site } = useAppData()
  const { prefix } = useEnvironment()
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(window.location.origin), [])
  if (user === null || site?.salerDisplay !== true || !flagsOf(user).hasSalerAuth) return null
  const address = origin + prefix + routes.goods.href({ goodsId })
  return (
    <CopyText text={withChannel(address, user.userName)} name={t('promotion')}>
      {t('promotion')}
    </CopyText>
  )
}
