import { rankings, shelves } from '@compute-mall/core/goods'
import { Loading } from '@compute-mall/ui/parts'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { MobileGoodsList, MobileGoodsSkeleton } from '../goods/GoodsList.mobile.tsx'
import { Moved } from './Moved.tsx'
import { NoRanks } from './NoRanks.tsx'
import * as css from './RankingPage.mobile.css.ts'
import type { RankingPageProps } from './RankingPage.tsx'
import { Part } from './Section.tsx'

/** What others buy, rate and what is new, of either shelf (R2.03, R2.13). */
export const RankingPage = ({ view, commands }: RankingPageProps) => {
  const { t } = useTranslation('site')
  const { shelf, by } = view.choice
  return (
    <div className={css.page}>
      <h1 className={visuallyHidden}>{t('rankingTitle')}</h1>
      <div className={css.bar}>
        <Choices
          look={css.shelf}
          name={t('rankingShelf')}
          options={shelves.map((key) => ({ key, label: t(`shelf.${key}`) }))}
          chosen={shelf}
          onChoose={(next) => commands.show({ shelf: next, by })}
        />
        <Choices
          look={css.ranking}
          name={t('rankingBy')}
          options={rankings.map((key) => ({ key, label: t(`ranking.${key}`) }))}
          chosen={by}
          onChoose={(next) => commands.show({ shelf, by: next })}
        />
      </div>
      <section className={css.ranks} aria-label={t(`ranking.${by}`)} aria-busy={view.isBusy}>
        <Ranks view={view} commands={commands} />
      </section>
    </div>
  )
}

interface ChoicesProps<Key extends string> {
  readonly look: string
  readonly name: string
  readonly options: readonly { readonly key: Key; readonly label: string }[]
  readonly chosen: Key
  readonly onChoose: (key: Key) => void
}

const Choices = <Key extends string>({ look, name, options, chosen, onChoose }: ChoicesProps<Key>) => (
  // biome-ignore lint/a11y/useSemanticElements: these are toggles, not fields of a form.
  <div className={css.choices} role="group" aria-label={name}>
    {options.map(({ key, label }) => (
      <button
        key={key}
        type="button"
        className={look}
        aria-pressed={key === chosen}
        onClick={() => onChoose(key)}
      >
        {label}
      </button>
    ))}
  </div>
)

/** How many places are held where nothing was shown before. */
const PLACES = 10

const Ranks = ({ view: { choice, cards, moved, isLate }, commands }: RankingPageProps) => {
  if (isLate)
    return (
      <Loading>
        <MobileGoodsSkeleton count={cards?.length || PLACES} />
      </Loading>
    )
  const type = choice.shelf === 'compute' ? 'base' : 'application'
  return (
    <Part data={cards} onRetry={commands.retry}>
      {(ranked) =>
        ranked.length === 0 ? (
          <NoRanks />
        ) : (
          <MobileGoodsList
            cards={ranked}
            way={{ type }}
            ranked
            notes={moved?.map((movement, index) => <Moved key={ranked[index]?.skuId} movement={movement} />)}
          />
        )
      }
    </Part>
  )
}
