import { type GoodsCard, type RankingChoice, rankings, shelves } from '@compute-mall/core/goods'
import { RankingIcon } from '@compute-mall/ui/icons'
import { Card, EmptyState, LinkButton, Loading } from '@compute-mall/ui/parts'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { MobileGoodsList, MobileGoodsSkeleton } from '../goods/GoodsList.mobile.tsx'
import * as css from './RankingPage.mobile.css.ts'
import { Part } from './Section.tsx'

export interface MobileRankingPageProps {
  readonly view: {
    readonly choice: RankingChoice
    /** Null when they could not be loaded. */
    readonly cards: readonly GoodsCard[] | null
    /** Another ranking is on its way. */
    readonly isBusy: boolean
    /** And takes its time. */
    readonly isLate: boolean
  }
  readonly commands: { readonly show: (choice: RankingChoice) => void; readonly retry: () => void }
}

/** What others buy, rate and what is new, of either shelf: a phone has it as a page of its own (R2.03, R2.13). */
export const MobileRankingPage = ({ view, commands }: MobileRankingPageProps) => {
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

const Ranks = ({ view: { choice, cards, isLate }, commands }: MobileRankingPageProps) => {
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
        ranked.length === 0 ? <NoRanks /> : <MobileGoodsList cards={ranked} way={{ type }} ranked />
      }
    </Part>
  )
}

const NoRanks = () => {
  const { t } = useTranslation(['site', 'shell'])
  return (
    <Card>
      <EmptyState
        icon={RankingIcon}
        title={t('noRanks')}
        text={t('noRanksHint')}
        actions={<LinkButton to="/">{t('shell:home')}</LinkButton>}
      />
    </Card>
  )
}
