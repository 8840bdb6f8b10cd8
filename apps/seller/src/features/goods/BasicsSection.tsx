import { GOODS_FORM, isCompute } from '@compute-mall/core/goods'
import { ResourceType } from '@compute-mall/core/resource'
import { TagInput } from '@compute-mall/ui/desk/fields'
import { Grid } from '@compute-mall/ui/layout'
import { Checkbox, SelectField, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { type Choice, type EditorFields, fieldId } from './editor.types.ts'

interface BasicsSectionProps extends EditorFields {
  readonly categories: readonly Choice[]
  readonly industries: readonly Choice[]
  readonly items: readonly Choice[]
  readonly onOffer: (itemId: string) => void
}

const words = (zh: string) => ({ zh, en: zh })

/** Under what the goods are found, their name and how they are summed up. */
export const BasicsSection = (props: BasicsSectionProps) => {
  const { form, published, errorOf, change, categories, industries, items, onOffer } = props
  const { t } = useTranslation(['seller', 'goods'])
  const { classification, name, summary } = form
  const was = (before: string | undefined, now: string) =>
    before === undefined || before === now ? undefined : t('seller:goods.was', { value: before || '—' })
  return (
    <>
      <Grid columns={2}>
        <TextField
          id={fieldId('kind')}
          label={t('seller:goods.kind')}
          readOnly
          value={t(`goods:kind.${form.kind}`)}
          onChange={() => undefined}
        />
        <SelectField
          id={fieldId('classification.category')}
          label={t('seller:goods.category')}
          required
          placeholder={t('seller:goods.choose')}
          value={classification.category}
          options={categories}
          error={errorOf('classification.category')}
          onChange={(category) => change({ classification: { ...classification, category } })}
        />
      </Grid>
      {isCompute(form.kind) && (
        <SelectField
          id={fieldId('catalogueItemId')}
          label={t('goods:field.catalogueItemId')}
          required
          hint={t('seller:goods.itemHint')}
          placeholder={t('seller:goods.choose')}
          value={form.catalogueItemId ?? ''}
          options={items}
          error={errorOf('catalogueItemId')}
          onChange={onOffer}
        />
      )}
      {isCompute(form.kind) && (
        <SelectField
          id={fieldId('resourceType')}
          label={t('seller:goods.resourceType')}
          placeholder={t('seller:goods.choose')}
          value={form.resourceType ?? ''}
          options={ResourceType.values.map((value) => ({ value, label: value.toUpperCase() }))}
          error={errorOf('resourceType')}
          onChange={(value) => {
            if (!ResourceType.is(value)) return
            change({ resourceType: value, classification: { ...classification, resource: [value] } })
          }}
        />
      )}
      <Grid columns={2}>
        <TextField
          id={fieldId('name.zh')}
          label={t('seller:goods.nameZh')}
          required
          maxLength={GOODS_FORM.maxName}
          value={name.zh}
          hint={was(published?.name.zh, name.zh)}
          error={errorOf('name.zh')}
          onChange={(zh) => change({ name: { ...name, zh } })}
        />
        <TextField
          id={fieldId('name.en')}
          label={t('seller:goods.nameEn')}
          optional
          maxLength={GOODS_FORM.maxEnglishName}
          value={name.en}
          hint={was(published?.name.en, name.en) ?? t('seller:goods.englishHint')}
          error={errorOf('name.en')}
          onChange={(en) => change({ name: { ...name, en } })}
        />
        <TextField
          id={fieldId('summary.zh')}
          label={t('seller:goods.summaryZh')}
          required
          maxLength={GOODS_FORM.maxSummary}
          value={summary.zh}
          hint={was(published?.summary.zh, summary.zh)}
          error={errorOf('summary.zh')}
          onChange={(zh) => change({ summary: { ...summary, zh } })}
        />
        <TextField
          id={fieldId('summary.en')}
          label={t('seller:goods.summaryEn')}
          optional
          maxLength={GOODS_FORM.maxSummary * 2}
          value={summary.en}
          hint={was(published?.summary.en, summary.en)}
          error={errorOf('summary.en')}
          onChange={(en) => change({ summary: { ...summary, en } })}
        />
      </Grid>
      <TagInput
        label={t('seller:goods.tags')}
        hint={t('seller:goods.tagsHint')}
        tags={form.tags.map(({ zh }) => zh)}
        most={GOODS_FORM.maxTags}
        maxLength={GOODS_FORM.maxTag}
        error={errorOf('tags')}
        onChange={(tags) =>
          change({ tags: tags.map((tag) => form.tags.find(({ zh }) => zh === tag) ?? words(tag)) })
        }
      />
      <TagInput
        label={t('seller:goods.figures')}
        hint={t('seller:goods.figuresHint')}
        tags={form.figures}
        most={GOODS_FORM.maxFigures}
        maxLength={GOODS_FORM.maxFigure}
        error={errorOf('figures')}
        onChange={(figures) => change({ figures })}
      />
      <fieldset>
        <legend>{t('seller:goods.industries', { most: GOODS_FORM.maxIndustries })}</legend>
        <Grid columns={3}>
          {industries.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={classification.industry.includes(value)}
              disabled={
                !classification.industry.includes(value) &&
                classification.industry.length >= GOODS_FORM.maxIndustries
              }
              onChange={(checked) =>
                change({
                  classification: {
                    ...classification,
                    industry: checked
                      ? [...classification.industry, value]
                      : classification.industry.filter((other) => other !== value),
                  },
                })
              }
            />
          ))}
        </Grid>
      </fieldset>
    </>
  )
}
