import { PICTURE } from '@compute-mall/core/settlement'
import type { OwnShop } from '@compute-mall/core/shop'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, UploadField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import type { ShopPageProps } from './ShopPage.props.ts'

interface LogoFieldProps {
  readonly shop: OwnShop
  readonly view: Pick<ShopPageProps['view'], 'logo' | 'mayChange'>
  readonly commands: Pick<ShopPageProps['commands'], 'changeLogo' | 'removeLogo'>
}

const BYTES_PER_MEGABYTE = 1024 * 1024

/** The logo of the shop as everybody sees it, and a place for another one (2.5, Shop). */
export const LogoField = ({ shop, view: { logo, mayChange }, commands }: LogoFieldProps) => {
  const { t } = useTranslation('seller')
  return (
    <Stack gap={2}>
      <Inline>
        <ShopAvatar id={shop.shopId} name={shop.shopName} logoUrl={shop.logoUrl} size={64} />
        {shop.logoUrl === null ? (
          <Text tone="soft">{t('shop.noLogo')}</Text>
        ) : (
          mayChange && (
            <Button size="small" busy={logo.isBusy} onClick={commands.removeLogo}>
              {t('shop.logoRemove')}
            </Button>
          )
        )}
      </Inline>
      {logo.isBusy && <Text role="status">{t('shop.logoSaving')}</Text>}
      {mayChange && !logo.isBusy && (
        <UploadField
          label={t(shop.logoUrl === null ? 'shop.logo' : 'shop.logoChange')}
          hint={t('shop.logoHint')}
          optional
          accept={PICTURE.types}
          maxBytes={PICTURE.megabytes * BYTES_PER_MEGABYTE}
          file={null}
          error={logo.error}
          onSelect={commands.changeLogo}
          // What is chosen is the logo at once, and can be removed beside it.
          onRemove={commands.removeLogo}
        />
      )}
    </Stack>
  )
}
