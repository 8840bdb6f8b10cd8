import {
  filterRows,
  toggled,
  treeLevels,
  withCategory,
  withIndustry,
  withoutGroup,
} from '@compute-mall/core/search'
import { CloseUpIcon, OpenIcon } from '@compute-mall/ui/icons'
import { Inline, Stack } from '@compute-mall/ui/layout'
import { Button, FilterRow } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hitsOf } from './results.ts'
import type { SearchPageProps } from './SearchPage.props.ts'

/** This many rows are seen at once; the results come right below. */
const FOLDED_TO = 4

interface SearchFiltersProps extends SearchPageProps {
  /** Shows every row, as a drawer has room for. */
  readonly unfolded?: boolean | undefined
}

/** Category tree, industries and every filter group, with counts (R3.04). */
export const SearchFilters = ({ unfolded = false, ...page }: SearchFiltersProps) => {
  const { t } = useTranslation('search')
  const id = useId()
  const [open, setOpen] = useState(unfolded)
  const [categories, industries, groups] = [
    useTree('common', page),
    useTree('industry', page),
    useGroups(page),
  ]
  const all =
    page.view.shelf === 'compute'
      ? [...categories, ...groups, ...industries]
      : [...categories, ...industries, ...groups]
  return (
    <div>
      <Stack gap={0} id={id}>
        {open ? all : all.slice(0, FOLDED_TO)}
      </Stack>
      {!unfolded && all.length > FOLDED_TO && (
        <Inline gap={0} align="stretch" justify="center" wrap={false}>
          <Button
            variant="ghost"
            size="small"
            icon={open ? <CloseUpIcon size={14} /> : <OpenIcon size={14} />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'fewerFilters' : 'moreFilters')}
          </Button>
        </Inline>
      )}
    </div>
  )
}

const steps = { common: withCategory, industry: withIndustry }

/** One row per level of a tree; a deeper one is named by what was chosen above it. */
const useTree = (tree: 'common' | 'industry', { view, commands }: SearchPageProps): readonly ReactNode[] => {
  const { t } = useTranslation('search')
  const { inLanguage } = useLanguage()
  const { search, words } = view
  const path = search[tree]
  const roots = tree === 'common' ? words.categories : words.industries
  const levels = treeLevels(search, tree, roots, hitsOf(view.results)?.facets[tree])
  const show = (next: readonly string[]) => commands.show(steps[tree](search, next))
  return levels.map((level, depth) => {
    const above = levels[depth - 1]?.find(({ chosen }) => chosen)
    const before = path.slice(0, depth)
    return (
      <FilterRow
        ruled
        key={[tree, ...before].join('/')}
        label={above ? inLanguage(above.name) : t(`group.${tree}`)}
        options={level.map(({ code, name, count }) => ({ code, label: inLanguage(name), count }))}
        chosen={path.slice(depth, depth + 1)}
        onToggle={(code) => show(path[depth] === code ? before : [...before, code])}
        onClear={() => show(before)}
      />
    )
  })
}

const useGroups = ({ view, commands }: SearchPageProps): readonly ReactNode[] => {
  const { inLanguage } = useLanguage()
  const { search, words } = view
  return filterRows(search, words.values, hitsOf(view.results)?.facets)
    .filter(({ group }) => group !== 'other')
    .map(({ group, name, values }) => (
      <FilterRow
        ruled
        key={group}
        label={inLanguage(name)}
        options={values.map(({ code, name, count }) => ({ code, label: inLanguage(name), count }))}
        chosen={search.filter[group]}
        onToggle={(code) => commands.show(toggled(search, group, code))}
        onClear={() => commands.show(withoutGroup(search, group))}
      />
    ))
}
