import { type GoodsExcerpt, pricingRows, shownSku } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Grid, Heading, Inline, Page, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Card, LinkButton, Result, Table } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { goodsHref } from '../../links.ts'
import { routes } from '../../routes.ts'
import { PriceOfRow } from '../goods/PriceOfRow.tsx'

interface EmbeddedGoodsProps {
  readonly view: { readonly excerpt: GoodsExcerpt; readonly skuId: string; readonly clusterId: string }
}

/** Goods within another page: what they are and cost; to buy them opens their full page (R2.04). */
export const EmbeddedGoods = ({ view: { excerpt, skuId, clusterId } }: EmbeddedGoodsProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const { goods } = excerpt
  const chosen = shownSku(excerpt, skuId)
  const full = goodsHref({ goodsId: goods.id, skuId: chosen?.id ?? '' }, { clusterId })
  return (
    <Page>
      <Grid least="large">
        <GoodsCover goods={goods} label={inLanguage(goods.name)} />
        <Stack>
          <Heading level={1}>{inLanguage(goods.name)}</Heading>
          <Text as="p" tone="soft">
            {inLanguage(goods.summary)}
          </Text>
          <Inline>
            <LinkButton variant="primary" size="large" to={full}>
              {t('buyNow')}
            </LinkButton>
            <Link to={routes.shop.href({ shop: goods.shopId })}>{inLanguage(goods.shopName)}</Link>
          </Inline>
        </Stack>
      </Grid>
      <Card title={t('tab.pricing')}>
        <Table
          caption={t('tab.pricing')}
          rows={pricingRows(excerpt)}
          rowKey={({ sku, pricing }) => `${sku.id}-${pricing.id}`}
          columns={[
            {
              key: 'specification',
              header: t('columnSpecification'),
              rowHeader: true,
              render: ({ names, sku }) => names.map(inLanguage).join(' / ') || sku.sn,
            },
            {
              key: 'availability',
              header: t('availability'),
              render: ({ sku }) => <AvailabilityGauge level={sku.availability} left={sku.left} />,
            },
            {
              key: 'price',
              header: t('columnPrice'),
              align: 'end',
              render: ({ pricing }) => <PriceOfRow goods={goods} pricing={pricing} />,
            },
          ]}
        />
      </Card>
      <Card title={t('tab.details')}>
        <Stack gap={2}>
          {goods.description.map((paragraph) => (
            <Text as="p" key={paragraph.en}>
              {inLanguage(paragraph)}
            </Text>
          ))}
        </Stack>
      </Card>
    </Page>
  )
}

/** In place of goods that cannot be shown. */
export const EmbeddedGone = ({ title, back }: { readonly title: string; readonly back: string }) => {
  const { t } = useTranslation('goods')
  return (
    <Page>
      <Result
        status="warning"
        title={title}
        actions={<LinkButton to={back}>{t('backToGoods')}</LinkButton>}
      />
    </Page>
  )
}
