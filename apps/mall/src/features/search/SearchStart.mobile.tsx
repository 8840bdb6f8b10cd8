import type { GoodsCard } from '@compute-mall/core/goods'
import { ShopIcon } from '@compute-mall/ui/icons'
import { Stack } from '@compute-mall/ui/layout'
import type { Menu } from '@compute-mall/ui/layouts'
import { LinkButton, SearchBox, type SuggestionsProps } from '@compute-mall/ui/parts'
import { roomyPhonePage } from '@compute-mall/ui/shapes'
import { visuallyHidden } from '@compute-mall/ui/theme'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { MobileGoodsList } from '../goods/GoodsList.mobile.tsx'
import { KindGrid } from '../home/KindGrid.mobile.tsx'
import * as css from './search.mobile.css.ts'

interface MobileSearchStartProps {
  readonly view: {
    /** The words of the search that one comes from. */
    readonly keyword: string
    readonly menu: Menu | undefined
    readonly hot: readonly GoodsCard[]
  }
  readonly commands: {
    readonly search: (keyword: string) => void
    /** Loads what is suggested below the field. */
    readonly suggest: () => Promise<ComponentType<SuggestionsProps>>
  }
}

/** Where a phone's search begins: the field under the thumb at once, and ways for who has no words (R2.03). */
export const MobileSearchStart = ({ view: { keyword, menu, hot }, commands }: MobileSearchStartProps) => {
  const { t } = useTranslation(['mobile', 'search', 'shell'])
  return (
    <div className={roomyPhonePage}>
      <h1 className={visuallyHidden}>{t('search:title')}</h1>
      <SearchBox
        label={t('shell:searchLabel')}
        placeholder={t('shell:searchPlaceholder')}
        keyword={keyword}
        action={routes.searchGlobal.href()}
        size="large"
        focused
        onSearch={commands.search}
        suggest={commands.suggest}
      />
      <Stack as="section" gap={2} aria-label={t('browse')}>
        <h2 className={css.subtitle}>{t('browse')}</h2>
        <KindGrid menu={menu} />
        <LinkButton to={routes.searchShop.href()} wide icon={<ShopIcon size={18} />}>
          {t('search:allShops')}
        </LinkButton>
      </Stack>
      {hot.length > 0 && (
        <Stack as="section" gap={2} aria-label={t('hot')}>
          <h2 className={css.subtitle}>{t('hot')}</h2>
          <MobileGoodsList cards={hot} />
        </Stack>
      )}
    </div>
  )
}
