import type { Words } from '@compute-mall/core/codec'
import { lookup } from '@compute-mall/core/fp'
import { type GoodsForm, shownUnit } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { GoodsCover } from '../../covers/index.ts'
import { Heading, Inline, Stack, Text } from '../../layout/index.ts'
import { DescriptionList, Tag } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import * as css from './goods.css.ts'

interface GoodsVersionProps {
  /** Which version it is, e.g. what buyers see now. */
  readonly title: string
  /** Draws the cover that the mall draws. */
  readonly goodsId: string
  readonly form: GoodsForm
  /** The class that makes it as wide as a device. */
  readonly frame: string
}

const tables = ['params', 'support', 'cases'] as const

/** Goods as buyers would see them, from the form of their seller. */
export const GoodsVersion = ({ title, goodsId, form, frame }: GoodsVersionProps) => {
  const { t } = useTranslation(['goods', 'desk'])
  const { inLanguage } = useLanguage()
  const named = (words: Words) => inLanguage(words) || words.zh
  return (
    <section className={frame} aria-label={title}>
      <Stack gap={2}>
        <Text tone="soft">{title}</Text>
        <div className={css.cover}>
          <GoodsCover goods={{ goodsId, kind: form.kind, name: form.name, figures: form.figures }} />
        </div>
        <Heading level={3}>{named(form.name) || t('desk:unnamed')}</Heading>
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
                    values.filter((value) => value.code === lookup(sku.specificationValues, code)),
                  )
                  .map(({ name }) => named(name))
                  .join(' / ') || sku.sn}
                {' · ¥'}
                {price.price || '—'} / {t(`goods:unit.${shownUnit(form, price)}`)}
              </li>
            )),
          )}
        </ul>
        {form.description.map((paragraph) => (
          <p key={paragraph.zh}>{named(paragraph)}</p>
        ))}
        {tables.map(
          (table) =>
            form[table].length > 0 && (
              <Stack key={table} gap={1}>
                <Text weight="medium">{t(`goods:tab.${table}`)}</Text>
                <DescriptionList
                  items={form[table].map(({ name, value }) => ({ name: named(name), value: named(value) }))}
                />
              </Stack>
            ),
        )}
      </Stack>
    </section>
  )
}
