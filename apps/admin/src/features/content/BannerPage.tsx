import { type BannerDetail, contentLink } from '@compute-mall/core/site'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { Link } from '@compute-mall/ui/link'
import { Card } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { BannerPreview } from './BannerPreview.tsx'
import { phaseTones } from './tones.ts'
import { useHistory } from './useHistory.ts'
import { usePeriodText } from './usePeriodText.ts'

export interface BannerPageProps {
  readonly view: { readonly state: LoadState<BannerDetail>; readonly busy: boolean }
  readonly links: {
    readonly banners: string
    readonly edit: string
    /** The address of a path of the mall. */
    readonly mall: (path: string) => string
  }
  readonly commands: {
    readonly retry: () => void
    readonly publish: () => void
    readonly unpublish: () => void
  }
}

/** One banner or ad: how it looks on both devices, where and when it is shown, and what was done to it (width 2.6). */
export const BannerPage = ({ view: { state, busy }, links, commands }: BannerPageProps) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const periodText = usePeriodText()
  const historyOf = useHistory()
  const row = state.kind === 'loaded' ? state.value.row : null
  const title = row === null ? t('banner') : inLanguage(row.banner.title)
  const isDraft = row?.phase === 'draft'
  return (
    <DetailPage<BannerDetail>
      view={{
        head: {
          trail: [{ label: t('banners'), to: links.banners }, { label: title }],
          title,
          ...(row !== null && { tag: { label: t(`phase.${row.phase}`), tone: phaseTones[row.phase] } }),
          primary: {
            key: 'publish',
            label: t(isDraft ? 'publish' : 'unpublish'),
            danger: !isDraft,
            busy,
            onPress: isDraft ? commands.publish : commands.unpublish,
          },
        },
        state,
        actions: [{ key: 'edit', label: t('edit'), to: links.edit }],
      }}
      commands={commands}
    >
      {({ row: { banner, position, ...period }, history }) => ({
        facts: {
          items: [
            { name: t('titleZh'), value: banner.title.zh },
            { name: t('titleEn'), value: banner.title.en },
            { name: t('place'), value: t(`place.${banner.showAddress}`) },
            { name: t('kind'), value: t(`kind.${banner.configType}`) },
            {
              name: t('link'),
              value: (
                <Link to={contentLink(banner.link, []) === null ? banner.link : links.mall(banner.link)}>
                  {banner.link}
                </Link>
              ),
            },
            { name: t('period'), value: periodText(period) },
            { name: t('position'), value: String(position) },
          ],
        },
        children: (
          <Card title={t('sectionPreview')} padding="medium">
            <BannerPreview banner={banner} />
          </Card>
        ),
        timeline: history.map(historyOf),
      })}
    </DetailPage>
  )
}
