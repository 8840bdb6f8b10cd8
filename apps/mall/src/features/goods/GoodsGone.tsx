import { goodsRefusals } from '@compute-mall/core/goods'
import { refusalMessage } from '@compute-mall/core/http'
import { Button, LinkButton, Result } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'

interface GoodsGoneProps {
  readonly view: {
    /** They do not exist (MALL10001), or are off the shelf (MALL10002). */
    readonly reason: 'missing' | 'offShelf'
    /** The search that has such goods. */
    readonly back: string
  }
  readonly commands: { readonly back: () => void }
}

/** In place of goods that cannot be shown: why, and the way back (R8.04). */
export const GoodsGone = ({ view: { reason, back }, commands }: GoodsGoneProps) => {
  const { t } = useTranslation('goods')
  const say = useSay()
  const isResource = back.startsWith(routes.searchResource.path)
  return (
    <div role="alert">
      {reason === 'missing' ? (
        <Result
          status="warning"
          title={say(refusalMessage(goodsRefusals.goodsNotFound()))}
          actions={
            <Button variant="primary" onClick={commands.back}>
              {t('back')}
            </Button>
          }
        />
      ) : (
        <Result
          status="warning"
          title={say(refusalMessage(goodsRefusals.offShelf()))}
          actions={
            <LinkButton variant="primary" to={back}>
              {t(isResource ? 'backToResource' : 'backToGoods')}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
