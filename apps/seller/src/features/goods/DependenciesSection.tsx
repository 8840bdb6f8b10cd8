import type { Loaded } from '@compute-mall/app'
import { isBlank } from '@compute-mall/core/codec'
import { GOODS_FORM, type NamedGoods } from '@compute-mall/core/goods'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, ErrorState, isComposing, RadioGroup, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'

/** Goods that others may need, found by words, and what those that were chosen are called. */
export interface DependencyFinder {
  /** Null before anything was searched for. */
  readonly found: Loaded<readonly NamedGoods[]> | null
  readonly names: ReadonlyMap<string, NamedGoods['name']>
  readonly search: (words: string) => void
}

interface DependenciesSectionProps extends EditorFields {
  readonly finder: DependencyFinder
}

/** What the goods need to run, or what is useful beside them: own goods and those on the shelf. */
export const DependenciesSection = ({ finder, ...fields }: DependenciesSectionProps) => {
  const { form, errorOf, change } = fields
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const { dependencies } = form
  const nameOf = (goodsId: string) => {
    const name = finder.names.get(goodsId)
    return name === undefined ? goodsId : inLanguage(name) || name.zh
  }
  return (
    <Stack>
      {dependencies.length > 0 && (
        <Stack as="ul" gap={2} id={fieldId('dependencies')} tabIndex={-1}>
          {dependencies.map(({ goodsId, required }, at) => (
            <li key={goodsId}>
              <Stack gap={2}>
                <Text id={fieldId(`dependencies.${at}.goodsId`)} tabIndex={-1}>
                  <strong>{nameOf(goodsId)}</strong>
                </Text>
                {errorOf(`dependencies.${at}.goodsId`) !== undefined && (
                  <Text tone="danger">{errorOf(`dependencies.${at}.goodsId`)}</Text>
                )}
                <RadioGroup
                  legend={t('goods.needOf', { name: nameOf(goodsId) })}
                  value={required ? 'required' : 'useful'}
                  options={(['required', 'useful'] as const).map((value) => ({
                    value,
                    label: t(`goods.need.${value}`),
                  }))}
                  onChange={(value) =>
                    change({
                      dependencies: dependencies.map((other) =>
                        other.goodsId === goodsId ? { goodsId, required: value === 'required' } : other,
                      ),
                    })
                  }
                />
                <div>
                  <Button
                    size="small"
                    onClick={() =>
                      change({ dependencies: dependencies.filter((other) => other.goodsId !== goodsId) })
                    }
                  >
                    {t('goods.removeNeed', { name: nameOf(goodsId) })}
                  </Button>
                </div>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
      {dependencies.length < GOODS_FORM.maxDependencies ? (
        <Finder
          finder={finder}
          chosen={dependencies.map(({ goodsId }) => goodsId)}
          onAdd={(goodsId) => change({ dependencies: [...dependencies, { goodsId, required: true }] })}
        />
      ) : (
        <Text tone="soft">{t('goods.mostNeeds', { most: GOODS_FORM.maxDependencies })}</Text>
      )}
    </Stack>
  )
}

interface FinderProps extends Pick<DependenciesSectionProps, 'finder'> {
  readonly chosen: readonly string[]
  readonly onAdd: (goodsId: string) => void
}

const Finder = ({ finder: { found, search }, chosen, onAdd }: FinderProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const [words, setWords] = useState('')
  const find = () => !isBlank(words) && search(words.trim())
  const offered = found?.kind === 'loaded' ? found.value.filter(({ id }) => !chosen.includes(id)) : []
  return (
    <Stack gap={2}>
      <TextField
        label={t('goods.findNeeds')}
        hint={t('goods.findNeedsHint', { most: GOODS_FORM.maxDependencies })}
        value={words}
        onChange={setWords}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          find()
        }}
        trailing={
          <Button size="small" variant="ghost" busy={found?.kind === 'loading'} onClick={find}>
            {t('goods.find')}
          </Button>
        }
      />
      {found?.kind === 'failed' && <ErrorState title={t('goods.findFailed')} onRetry={find} />}
      {found?.kind === 'loaded' && (
        <Text role="status" tone="soft">
          {t('goods.foundNeeds', { count: offered.length })}
        </Text>
      )}
      {offered.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t('goods.foundNeeds', { count: offered.length })}>
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Inline justify="between">
                <span>{inLanguage(name) || name.zh}</span>
                <Button
                  size="small"
                  aria-label={t('goods.addNeed', { name: inLanguage(name) || name.zh })}
                  onClick={() => onAdd(id)}
                >
                  {t('goods.add')}
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
