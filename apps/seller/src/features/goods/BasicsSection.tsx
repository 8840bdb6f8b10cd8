import { GOODS_FORM, type GoodsForm, GoodsKind, GoodsType, isCompute } from '@compute-mall/core/goods'
import { ResourceType } from '@compute-mall/core/resource'
import { TagInput } from '@compute-mall/ui/desk/fields'
import { Grid } from '@compute-mall/ui/layout'
import { SelectField, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { Choices } from './Choices.tsx'
import { type Choice, type EditorFields, fieldId } from './editor.types.ts'
import { ofKind } from './ofKind.ts'
import { usePublished } from './usePublished.ts'

interface BasicsSectionProps extends EditorFields {
  readonly categories: readonly Choice[]
  readonly industries: readonly Choice[]
  readonly items: readonly Choice[]
  readonly onOffer: (itemId: string) => void
}

/** How computing is sold: shared with others, or for one buyer alone. */
const sellingTypes = ['share', 'contract'] as const satisfies readonly GoodsForm['type'][]

const words = (zh: string) => ({ zh, en: zh })

/** Under what the goods are found, their name and how they are summed up. */
export const BasicsSection = (props: BasicsSectionProps) => {
  const { form, published, errorOf, change, categories, industries, items, onOffer } = props
  const { t } = useTranslation(['seller', 'goods'])
  const { language } = useLanguage()
  const { classification, name, summary } = form
  const was = usePublished(props)
  const wasList = (before: readonly string[] | undefined, now: readonly string[]) =>
    before === undefined || before.join() === now.join()
      ? undefined
      : t('seller:goods.was', { value: before.join(language === 'zh' ? '、' : ', ') || '—' })
  const labelIn = (choices: readonly Choice[]) => (chosen: string) =>
    choices.find(({ value }) => value === chosen)?.label ?? chosen
  return (
    <>
      <Grid columns={2}>
        {published === null ? (
          <SelectField
            id={fieldId('kind')}
            label={t('seller:goods.kind')}
            hint={t('seller:goods.kindHint')}
            value={form.kind}
            options={GoodsKind.values.map((value) => ({ value, label: t(`goods:kind.${value}`) }))}
            onChange={(kind) => GoodsKind.is(kind) && change(ofKind(form, kind))}
          />
        ) : (
          <TextField
            id={fieldId('kind')}
            label={t('seller:goods.kind')}
            hint={t('seller:goods.kindFixed')}
            readOnly
            value={t(`goods:kind.${form.kind}`)}
            onChange={() => undefined}
          />
        )}
        <SelectField
          id={fieldId('classification.category')}
          label={t('seller:goods.category')}
          required
          placeholder={t('seller:goods.choose')}
          value={classification.category}
          options={categories}
          hint={was('classification.category', labelIn(categories))}
          error={errorOf('classification.category')}
          onChange={(category) => change({ classification: { ...classification, category } })}
        />
      </Grid>
      {isCompute(form.kind) && (
        <SelectField
          id={fieldId('catalogueItemId')}
          label={t('goods:field.catalogueItemId')}
          required
          hint={was('catalogueItemId', labelIn(items)) ?? t('seller:goods.itemHint')}
          placeholder={t('seller:goods.choose')}
          value={form.catalogueItemId ?? ''}
          options={items}
          error={errorOf('catalogueItemId')}
          onChange={onOffer}
        />
      )}
      {isCompute(form.kind) && (
        <Grid columns={2}>
          <SelectField
            id={fieldId('resourceType')}
            label={t('seller:goods.resourceType')}
            placeholder={t('seller:goods.choose')}
            value={form.resourceType ?? ''}
            options={ResourceType.values.map((value) => ({ value, label: value.toUpperCase() }))}
            hint={was('resourceType', (value) => value.toUpperCase())}
            error={errorOf('resourceType')}
            onChange={(value) => {
              if (!ResourceType.is(value)) return
              change({ resourceType: value, classification: { ...classification, resource: [value] } })
            }}
          />
          {form.kind !== 'storage' && (
            <SelectField
              id={fieldId('type')}
              label={t('goods:field.type')}
              value={form.type}
              options={sellingTypes.map((value) => ({ value, label: t(`goods:type.${value}`) }))}
              hint={was('type', (value) => (GoodsType.is(value) ? t(`goods:type.${value}`) : value))}
              error={errorOf('type')}
              onChange={(value) => GoodsType.is(value) && change({ type: value })}
            />
          )}
        </Grid>
      )}
      <Grid columns={2}>
        <TextField
          id={fieldId('name.zh')}
          label={t('seller:goods.nameZh')}
          required
          maxLength={GOODS_FORM.maxName}
          value={name.zh}
          hint={was('name.zh')}
          error={errorOf('name.zh')}
          onChange={(zh) => change({ name: { ...name, zh } })}
        />
        <TextField
          id={fieldId('name.en')}
          label={t('seller:goods.nameEn')}
          optional
          maxLength={GOODS_FORM.maxEnglishName}
          value={name.en}
          hint={was('name.en') ?? t('seller:goods.englishHint')}
          error={errorOf('name.en')}
          onChange={(en) => change({ name: { ...name, en } })}
        />
        <TextField
          id={fieldId('summary.zh')}
          label={t('seller:goods.summaryZh')}
          required
          maxLength={GOODS_FORM.maxSummary}
          value={summary.zh}
          hint={was('summary.zh')}
          error={errorOf('summary.zh')}
          onChange={(zh) => change({ summary: { ...summary, zh } })}
        />
        <TextField
          id={fieldId('summary.en')}
          label={t('seller:goods.summaryEn')}
          optional
          maxLength={GOODS_FORM.maxSummary * 2}
          value={summary.en}
          hint={was('summary.en')}
          error={errorOf('summary.en')}
          onChange={(en) => change({ summary: { ...summary, en } })}
        />
      </Grid>
      <TagInput
        id={fieldId('tags')}
        label={t('seller:goods.tags')}
        hint={
          wasList(
            published?.tags.map(({ zh }) => zh),
            form.tags.map(({ zh }) => zh),
          ) ?? t('seller:goods.tagsHint')
        }
        tags={form.tags.map(({ zh }) => zh)}
        most={GOODS_FORM.maxTags}
        maxLength={GOODS_FORM.maxTag}
        error={errorOf('tags')}
        onChange={(tags) =>
          change({ tags: tags.map((tag) => form.tags.find(({ zh }) => zh === tag) ?? words(tag)) })
        }
      />
      <TagInput
        id={fieldId('figures')}
        label={t('seller:goods.figures')}
        hint={wasList(published?.figures, form.figures) ?? t('seller:goods.figuresHint')}
        tags={form.figures}
        most={GOODS_FORM.maxFigures}
        maxLength={GOODS_FORM.maxFigure}
        error={errorOf('figures')}
        onChange={(figures) => change({ figures })}
      />
      <Choices
        id={fieldId('classification.industry')}
        legend={t('seller:goods.industries', { most: GOODS_FORM.maxIndustries })}
        options={industries}
        chosen={classification.industry}
        most={GOODS_FORM.maxIndustries}
        onChange={(industry) => change({ classification: { ...classification, industry } })}
      />
    </>
  )
}
