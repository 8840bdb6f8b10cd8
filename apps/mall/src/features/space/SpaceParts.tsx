import { assetTypes } from '@compute-mall/core/asset'
import {
  assetSorts,
  changed,
  NO_FILTER,
  type Search,
  withCategory,
  withKeyword,
} from '@compute-mall/core/search'
import { EmptyState, LinkButton, SearchBox, Tabs } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hitsOf } from '../search/results.ts'
import type { SpacePageProps, SpaceView } from './SpacePage.props.ts'

/** All types of assets. */
const ALL = 'all'

/** By what assets are sorted; what sorts goods alone sorts nothing here. */
export const sortOf = ({ sort }: Search): (typeof assetSorts)[number] =>
  assetSorts.find((known) => known === sort) ?? 'default'

interface TypesProps {
  readonly view: Pick<SpaceView, 'search' | 'results'>
  readonly onShow: (search: Search) => void
  readonly children: ReactNode
}

/** The types of assets as tabs, each with how many there are. */
export const Types = ({ view: { search, results }, onShow, children }: TypesProps) => {
  const { t } = useTranslation(['asset', 'search'])
  const countOf = (type: string) => hitsOf(results)?.types.find(({ code }) => code === type)?.count
  return (
    <Tabs
      label={t('types')}
      tabs={[
        { id: ALL, label: t('search:area.all') },
        ...assetTypes.map((id) => ({ id, label: t(`type.${id}`), count: countOf(id) })),
      ]}
      value={search.common[0] ?? ALL}
      onChange={(id) => onShow(withCategory(search, id === ALL ? [] : [id]))}
    >
      {children}
    </Tabs>
  )
}

interface FindAssetsProps {
  readonly search: Search
  readonly links: Pick<SpacePageProps['links'], 'search'>
  readonly onShow: (search: Search) => void
}

export const FindAssets = ({ search, links, onShow }: FindAssetsProps) => {
  const { t } = useTranslation('asset')
  return (
    <SearchBox
      key={search.keyword}
      label={t('find')}
      placeholder={t('find')}
      keyword={search.keyword}
      action={links.search(changed(search, { keyword: '' }))}
      onSearch={(keyword) => onShow(withKeyword(search, keyword))}
    />
  )
}

/** Nothing of the community fits what was asked for. */
export const NoAssets = ({ search, links }: Pick<FindAssetsProps, 'search' | 'links'>) => {
  const { t } = useTranslation('asset')
  return (
    <EmptyState
      title={t('none')}
      text={t('noneHint')}
      actions={
        <LinkButton
          to={links.search(changed(search, { keyword: '', common: [], industry: [], filter: NO_FILTER }))}
        >
          {t('all')}
        </LinkButton>
      }
    />
  )
}
