import { type BannerRow, bannerList } from '@compute-mall/core/site'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { phaseTones } from './tones.ts'
import { usePeriodText } from './usePeriodText.ts'

export interface BannersPageProps {
  readonly view: WorkListView<typeof bannerList, BannerRow>
  readonly links: { readonly banner: (bannerId: string) => string; readonly add: string }
  readonly commands: WorkListCommands
}

/** Banners and ads of the mall in the order in which they are shown. */
export const BannersPage = ({ view, links, commands }: BannersPageProps) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  const columns = useColumnsOf<BannerRow>()
  const periodText = usePeriodText()
  return (
    <WorkListPage
      list={bannerList}
      view={view}
      commands={commands}
      head={{ title: t('banners'), primary: { key: 'add', label: t('addBanner'), to: links.add } }}
      tabs={{ key: 'phase', option: (phase) => t(`phase.${phase}`), all: 'first' }}
      search={t('searchBanners')}
      filters={[
        { key: 'showAddress', label: t('place'), option: (place) => t(`place.${place}`) },
        { key: 'configType', label: t('kind'), values: ['1', '2'], option: (kind) => t(`kind.${kind}`) },
      ]}
      empty={{ title: t('none'), text: t('noneText') }}
      columns={[
        columns.text('position', t('position')),
        columns.cell(
          'title',
          t('title'),
          ({ banner }) => <Link to={links.banner(banner.id)}>{inLanguage(banner.title)}</Link>,
          { card: 'title' },
        ),
        columns.cell('place', t('place'), ({ banner }) => t(`place.${banner.showAddress}`), { nowrap: true }),
        columns.cell('kind', t('kind'), ({ banner }) => t(`kind.${banner.configType}`), { nowrap: true }),
        columns.cell('link', t('link'), ({ banner }) => banner.link),
        columns.cell('period', t('period'), periodText, { nowrap: true }),
        columns.tag('status', t('status'), ({ phase }) => ({
          tone: phaseTones[phase],
          label: t(`phase.${phase}`),
        })),
      ]}
      rowKey={({ banner }) => banner.id}
      rowName={({ banner }) => inLanguage(banner.title)}
      actions={({ banner }) => [{ key: 'look', label: t('look'), to: links.banner(banner.id) }]}
    />
  )
}
