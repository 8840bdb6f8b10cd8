import type { OfferService } from '@compute-mall/core/feedback'
import type { Goods, GoodsCard } from '@compute-mall/core/goods'
import type { Cluster } from '@compute-mall/core/resource'
import { Grid, Heading, Inline, Page, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, DescriptionList, EmptyState, ErrorState, LinkButton } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'
import { CenterBoard } from '../home/CenterBoard.tsx'
import { OfferDialog, type OfferDialogProps } from './OfferDialog.tsx'
import * as css from './ServicePage.css.ts'

export interface ServicePageProps {
  readonly view: {
    readonly service: OfferService
    /** Typical configurations with the price and level of this moment; null when search could not be asked. */
    readonly cards: readonly GoodsCard[] | null
    readonly centers: readonly Cluster[]
    /** What customers did with the first of them. */
    readonly cases: Goods['cases']
    /** The search that has all of them. */
    readonly all: string
    readonly offer: OfferDialogProps['view']
  }
  readonly commands: {
    readonly retry: () => void
    readonly ask: () => void
    readonly offer: OfferDialogProps['commands']
  }
}

/** Which of our offers solves a task (R2.14): configurations priced live, centres, cases, questions, and a person to ask. */
export const ServicePage = ({ view, commands }: ServicePageProps) => {
  const { t } = useTranslation(['service', 'shell'])
  const { service } = view
  return (
    <>
      <section className={css.hero}>
        <div className={css.inside}>
          <h1 className={css.title}>{t(`shell:${titles[service]}`)}</h1>
          <p className={css.lead}>{t(`lead.${service}`)}</p>
          <Inline gap={3} align="stretch">
            <LinkButton variant="primary" size="large" to={view.all}>
              {t('seeOffers')}
            </LinkButton>
            <Button size="large" aria-haspopup="dialog" onClick={commands.ask}>
              {t('ask')}
            </Button>
          </Inline>
        </div>
      </section>
      <Page gap={8}>
        <Part title={t('offers')}>
          <Offers view={view} commands={commands} />
        </Part>
        {view.centers.length > 0 && (
          <Part title={t('centers')}>
            <CenterBoard centers={view.centers} />
          </Part>
        )}
        <Cases cases={view.cases} />
        <Part title={t('questions')}>
          <Grid columns={2} least="large">
            {(['1', '2'] as const).map((number) => (
              <Card key={number}>
                <Stack gap={2}>
                  <Heading level={3}>{t(`q${number}.${service}`)}</Heading>
                  <Text as="p" tone="soft">
                    {t(`a${number}.${service}`)}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Part>
      </Page>
      <OfferDialog view={view.offer} commands={commands.offer} />
    </>
  )
}

const titles = {
  ai: 'serviceAi',
  container: 'serviceContainer',
  ecs: 'serviceEcs',
  hpc: 'serviceHpc',
} as const

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const Offers = ({ view: { cards, service }, commands }: ServicePageProps) => {
  const { t } = useTranslation('service')
  if (cards === null) return <ErrorState title={t('offersFailed')} onRetry={commands.retry} />
  if (cards.length === 0)
    return (
      <EmptyState
        title={t('noOffers')}
        text={t('noOffersHint')}
        actions={<Button onClick={commands.ask}>{t('ask')}</Button>}
      />
    )
  return <GoodsGrid columns="four" cards={cards} way={{ type: service === 'ai' ? 'application' : 'base' }} />
}

const Cases = ({ cases }: { readonly cases: Goods['cases'] }) => {
  const { t } = useTranslation('service')
  const { inLanguage } = useLanguage()
  if (cases.length === 0) return null
  return (
    <Part title={t('cases')}>
      <Card>
        <DescriptionList
          items={cases.map(({ name, value }) => ({ name: inLanguage(name), value: inLanguage(value) }))}
        />
      </Card>
    </Part>
  )
}
