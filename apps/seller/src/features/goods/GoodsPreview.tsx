import type { GoodsForm } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Grid, Heading, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { PreviewDialog } from '../../preview/PreviewDialog.tsx'
import * as css from './goods.css.ts'

interface GoodsPreviewProps {
  readonly form: GoodsForm
  readonly published: GoodsForm | null
  readonly onClose: () => void
}

/** How buyers would see the draft, as wide as on a desktop or on a phone, beside what they see now. */
export const GoodsPreview = ({ form, published, onClose }: GoodsPreviewProps) => {
  const { t } = useTranslation('seller')
  return (
    <PreviewDialog onClose={onClose}>
      {(frame) => (
        <Grid columns={published === null ? 'any' : 2}>
          {published !== null && (
            <Version title={t('goods.publishedVersion')} form={published} frame={frame} />
          )}
          <Version title={t('goods.draftVersion')} form={form} frame={frame} />
        </Grid>
      )}
    </PreviewDialog>
  )
}

interface VersionProps {
  readonly title: string
  readonly form: GoodsForm
  readonly frame: string
}

const Version = ({ title, form, frame }: VersionProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const named = (words: { readonly zh: string; readonly en: string }) => inLanguage(words) || words.zh
  return (
    <section className={frame} aria-label={title}>
      <Stack gap={2}>
        <Text tone="soft">{title}</Text>
        <div className={css.cover}>
          <GoodsCover goods={{ id: form.name.zh, kind: form.kind, name: form.name, figures: form.figures }} />
        </div>
        <Heading level={3}>{named(form.name) || t('goods.unnamed')}</Heading>
        <Text tone="soft">{named(form.summary)}</Text>
        <Inline gap={1}>
          {form.tags.map((tag) => (
            <Tag key={tag.zh} tone="info">
              {named(tag)}
            </Tag>
          ))}
        </Inline>
        <ul>
          {form.skus.flatMap((sku) =>
            sku.pricing.map((price) => (
              <li key={`${sku.sn} ${price.billingType} ${price.unit} ${price.duration}`}>
                {form.specifications
                  .flatMap(({ code, values }) =>
                    values.filter((value) => value.code === sku.specificationValues[code]),
                  )
                  .map(({ name }) => named(name))
                  .join(' / ') || sku.sn}
                {' · ¥'}
                {price.price || '—'} / {t(`unit.${price.unit}`)}
              </li>
            )),
          )}
        </ul>
        {form.description.map((paragraph) => (
          <p key={paragraph.zh}>{named(paragraph)}</p>
        ))}
      </Stack>
    </section>
  )
}
