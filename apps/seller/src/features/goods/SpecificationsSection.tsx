import { GOODS_FORM, type GoodsForm, isCompute } from '@compute-mall/core/goods'
import { TagInput } from '@compute-mall/ui/desk/fields'
import { Grid, Stack, Surface, Text } from '@compute-mall/ui/layout'
import { Button, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { Choices } from './Choices.tsx'
import { type Choice, type EditorFields, fieldId } from './editor.types.ts'
import { skusFor } from './skus.ts'
import { usePublished } from './usePublished.ts'

interface SpecificationsSectionProps extends EditorFields {
  /** Begins the serial numbers of new skus. */
  readonly prefix: string
  /** Processors and cards, by which buyers find computing. */
  readonly specs: readonly Choice[]
}

type Specification = GoodsForm['specifications'][number]

/** A code that none of these has. */
const freeCode = (prefix: string, taken: readonly string[]): string => {
  for (let number = 1; ; number++) if (!taken.includes(`${prefix}${number}`)) return `${prefix}${number}`
}

const withValues = (specification: Specification, names: readonly string[]): Specification => {
  const values: Specification['values'][number][] = []
  for (const name of names) {
    const there = specification.values.find((value) => value.name.zh === name)
    const taken = [...specification.values, ...values].map(({ code }) => code)
    values.push(there ?? { code: freeCode('v', taken), name: { zh: name, en: name } })
  }
  return { ...specification, values }
}

/** The properties by which the skus differ; each combination of their values becomes one. */
export const SpecificationsSection = ({ prefix, specs, ...fields }: SpecificationsSectionProps) => {
  const { form, errorOf, change } = fields
  const { specifications, skus, classification } = form
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const specify = (next: readonly Specification[]) =>
    change({
      specifications: next,
      ...((skus.length > 0 || next.length > 0) && { skus: skusFor(form, next, prefix) }),
    })
  const set = (at: number, next: Specification) =>
    specify(specifications.map((other, index) => (index === at ? next : other)))
  return (
    <Stack gap={2}>
      {specifications.length === 0 && <Text tone="soft">{t('goods.oneVariant')}</Text>}
      {specifications.map((specification, at) => (
        <Surface key={specification.code}>
          <Stack gap={2}>
            <Grid columns={2}>
              <TextField
                id={fieldId(`specifications.${at}.name.zh`)}
                label={t('goods.specificationName', { number: at + 1 })}
                required
                value={specification.name.zh}
                hint={was(`specifications.${at}.name.zh`)}
                error={errorOf(`specifications.${at}.name.zh`)}
                onChange={(zh) =>
                  set(at, {
                    ...specification,
                    name: {
                      zh,
                      en: specification.name.en === specification.name.zh ? zh : specification.name.en,
                    },
                  })
                }
              />
              <TextField
                id={fieldId(`specifications.${at}.name.en`)}
                label={t('goods.specificationNameEn', { number: at + 1 })}
                optional
                value={specification.name.en === specification.name.zh ? '' : specification.name.en}
                onChange={(en) => set(at, { ...specification, name: { ...specification.name, en } })}
              />
            </Grid>
            <TagInput
              id={fieldId(`specifications.${at}.values`)}
              label={t('goods.specificationValues')}
              hint={t('goods.specificationValuesHint')}
              tags={specification.values.map(({ name }) => name.zh)}
              most={GOODS_FORM.maxValues}
              maxLength={40}
              error={errorOf(`specifications.${at}.values`)}
              onChange={(names) => set(at, withValues(specification, names))}
            />
            <div>
              <Button size="small" onClick={() => specify(specifications.filter((_, index) => index !== at))}>
                {t('goods.removeSpecification', { number: at + 1 })}
              </Button>
            </div>
          </Stack>
        </Surface>
      ))}
      {isCompute(form.kind) && form.kind !== 'storage' && specs.length > 0 && (
        <Choices
          id={fieldId('classification.spec')}
          legend={t('goods.specs')}
          options={specs}
          chosen={classification.spec}
          onChange={(spec) => change({ classification: { ...classification, spec } })}
        />
      )}
      {specifications.length < GOODS_FORM.maxSpecifications && (
        <div>
          <Button
            onClick={() =>
              specify([
                ...specifications,
                {
                  code: freeCode(
                    'p',
                    specifications.map(({ code }) => code),
                  ),
                  name: { zh: '', en: '' },
                  values: [],
                },
              ])
            }
          >
            {t('goods.addSpecification')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
