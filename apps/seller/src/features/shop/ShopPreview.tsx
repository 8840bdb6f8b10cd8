import {
  type OwnShop,
  previewedShop,
  type ShopProfile,
  serviceStateAt,
  shownHours,
} from '@compute-mall/core/shop'
import { ShopAvatar } from '@compute-mall/ui/covers'
import { Heading, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { PreviewDialog } from '../../preview/PreviewDialog.tsx'

interface ShopPreviewProps {
  readonly shop: OwnShop
  readonly profile: ShopProfile
  /** Milliseconds. */
  readonly now: number
  readonly onClose: () => void
}

/** How customers would see the shop with what is typed and not kept yet (2.5, Shop). */
export const ShopPreview = ({ shop, profile, now, onClose }: ShopPreviewProps) => {
  const { t } = useTranslation('shop')
  const { inLanguage, language } = useLanguage()
  const { shopId, shopName, logoUrl, description, ...seen } = previewedShop(shop, profile)
  return (
    <PreviewDialog onClose={onClose}>
      {(frame) => (
        <section className={frame} aria-label={inLanguage(shopName)}>
          <Stack>
            <Inline>
              <ShopAvatar id={shopId} name={shopName} logoUrl={logoUrl} size={64} />
              <Heading level={3}>{inLanguage(shopName)}</Heading>
              {serviceStateAt(seen, now).isOpen ? (
                <Tag tone="success">{t('openNow')}</Tag>
              ) : (
                <Tag>{t('closedNow')}</Tag>
              )}
            </Inline>
            <Text tone="soft">
              {t(seen.hasWorkday ? 'answersWorkdays' : 'answersDaily', {
                time: shownHours(seen.serviceTime, language),
              })}
            </Text>
            <Inline>
              <Text as="span">
                {t('phone')} {seen.servicePhone}
              </Text>
              <Text as="span">
                {t('email')} {seen.serviceEmail}
              </Text>
            </Inline>
            <Heading level={4}>{t('about')}</Heading>
            <Text>{inLanguage(description)}</Text>
          </Stack>
        </section>
      )}
    </PreviewDialog>
  )
}
