import { GeneralIcon } from '@compute-mall/ui/icons'
import { Stack } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../../routes.ts'
import type { GoodsPageProps } from '../GoodsPage.props.ts'
import { WhenLoaded } from './Loaded.tsx'
import * as css from './tabs.css.ts'

export type TabProps = Pick<GoodsPageProps, 'view' | 'commands'>

/** What it is, and what it needs to run. */
export const DetailsTab = ({ view, commands }: TabProps) => {
  const { inLanguage } = useLanguage()
  return (
    <Stack gap={6}>
      <div className={css.prose}>
        {view.offer.goods.description.map((paragraph) => (
          <p key={paragraph.en}>{inLanguage(paragraph)}</p>
        ))}
      </div>
      <WhenLoaded loaded={view.tabs.depend} height="96px" onRetry={commands.retryTab}>
        {(resources) => resources.length > 0 && <DependResources resources={resources} />}
      </WhenLoaded>
    </Stack>
  )
}

type Resources = Extract<GoodsPageProps['view']['tabs']['depend'], { kind: 'loaded' }>['value']

const DependResources = ({ resources }: { readonly resources: Resources }) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  return (
    <section>
      <h2 className={css.subtitle}>{t('dependResources')}</h2>
      <Stack as="ul" gap={2}>
        {resources.map(({ goodsId, name, required }) => (
          <li key={goodsId} className={css.depend}>
            <GeneralIcon size={20} />
            <Link className={css.dependName} to={routes.goods.href({ goodsId })}>
              {inLanguage(name)}
            </Link>
            <Tag tone={required ? 'brand' : 'neutral'}>{t(required ? 'required' : 'recommended')}</Tag>
          </li>
        ))}
      </Stack>
    </section>
  )
}
