import { useLoaded } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { pipe, TE } from '@compute-mall/core/fp'
import {
  type GoodsForm,
  isCompute,
  type NamedGoods,
  ownGoodsList,
  type PlatformLimits,
} from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useState } from 'react'
import type { Choice } from './editor.types.ts'
import type { GoodsEditorPageProps, NeedySection } from './GoodsEditorPage.tsx'
import { usePlatformLimits } from './usePlatformLimits.ts'

/** How many own goods are offered beside those of the mall. */
const OWN_FOUND = 10

/** What can be chosen in sections further down, asked for once they are in sight. */
export const useChoices = ({
  form,
  goodsId,
}: {
  readonly form: GoodsForm
  readonly goodsId: string
}): {
  readonly view: Pick<GoodsEditorPageProps['view'], 'specs' | 'deliveries' | 'platformLimits' | 'finder'>
  readonly commands: Pick<GoodsEditorPageProps['commands'], 'need' | 'findGoods'>
  /** What operations allow, as far as it is known yet. */
  readonly limits: PlatformLimits
} => {
  const client = useClient()
  const { inLanguage } = useLanguage()
  const [needed, setNeeded] = useState<ReadonlySet<NeedySection>>(new Set())
  const [words, setWords] = useState('')
  const [met, setMet] = useState<ReadonlyMap<string, NamedGoods['name']>>(new Map())
  const filters = useLoaded({
    key: needed.has('delivery') || (needed.has('specifications') && isCompute(form.kind)) ? 'filters' : null,
    load: () => client.search.commonList({}, shownInPlace),
  })
  const platform = usePlatformLimits(needed.has('limits') ? form : null)
  const chosen = form.dependencies.map((one) => one.goodsId)
  const unnamed = chosen.filter((id) => !met.has(id))
  const named = useLoaded({
    key: needed.has('dependencies') && unnamed.length > 0 ? unnamed.join() : null,
    load: () =>
      pipe(
        unnamed.map((id) =>
          pipe(
            client.goods.detail({ params: { id } }, shownInPlace),
            TE.map(({ name }): readonly NamedGoods[] => [{ id, name }]),
            // What is gone meanwhile is called by its number.
            TE.orElse(() => TE.right<never, readonly NamedGoods[]>([])),
          ),
        ),
        TE.sequenceArray,
        TE.map((all) => all.flat()),
      ),
  })
  const found = useLoaded({
    key: words === '' ? null : words,
    load: () =>
      pipe(
        TE.Do,
        TE.apS('mall', client.search.suggestions({ query: { keyWords: words } })),
        TE.apS(
          'own',
          client.goods.ownList({ query: { ...readList(ownGoodsList, []).query, keyword: words } }),
        ),
        TE.map(({ mall, own }): readonly NamedGoods[] => {
          const ours = own.records
            .filter(({ life }) => life.shelf !== 'unlisted')
            .slice(0, OWN_FOUND)
            .map((row): NamedGoods => ({ id: row.goodsId, name: row.name }))
          const others = mall.goods.filter(({ id }) => ours.every((one) => one.id !== id))
          return [...ours, ...others].filter(({ id }) => id !== goodsId)
        }),
      ),
  })
  const { loaded: hits } = found
  useEffect(() => {
    // What was found stays known by its name when something else is searched for.
    if (hits.kind === 'loaded')
      setMet((before) => new Map([...before, ...hits.value.map(({ id, name }) => [id, name] as const)]))
  }, [hits])
  const choicesOf = (group: 'spec' | 'delivery'): readonly Choice[] =>
    filters.loaded.kind === 'loaded'
      ? filters.loaded.value
          .filter((known) => known.group === group)
          .flatMap(({ values }) => values.map(({ code, name }) => ({ value: code, label: inLanguage(name) })))
      : []
  const names =
    named.loaded.kind === 'loaded'
      ? new Map([...met, ...named.loaded.value.map(({ id, name }) => [id, name] as const)])
      : met
  return {
    view: {
      specs: choicesOf('spec'),
      deliveries: choicesOf('delivery'),
      platformLimits: platform.words,
      finder: { found: words === '' ? null : hits, names },
    },
    commands: {
      need: (section) => setNeeded((before) => new Set([...before, section])),
      findGoods: setWords,
    },
    limits: platform.limits,
  }
}
