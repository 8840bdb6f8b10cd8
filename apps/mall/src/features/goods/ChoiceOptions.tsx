import {
  clusterOptions,
  durationUnitOf,
  isTimed,
  shownUnit,
  specificationOptions,
  type TermOption,
  termOptions,
  type ValueOption,
  withAmount,
  withCluster,
  withTerm,
  withValue,
} from '@compute-mall/core/goods'
import { Stack } from '@compute-mall/ui/layout'
import { AvailabilityGauge, QuantityStepper, SpecOptions } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './ChoiceOptions.css.ts'
import type { ChoiceOptionsProps } from './ChoiceOptions.props.ts'
import { Left } from './Left.tsx'

/** Specification, centre, term and amount. */
export const ChoiceOptions = (props: ChoiceOptionsProps) => (
  <Stack>
    <Specifications {...props} />
    <Centers {...props} />
    <Terms {...props} />
    <Amount {...props} />
    <Left {...props} />
  </Stack>
)

const Specifications = ({ view: { offer }, choice, commands }: ChoiceOptionsProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage, language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const reason = ({ against }: ValueOption) =>
    against.length === 0 ? undefined : t('impossibleWith', { names: list.format(against.map(inLanguage)) })
  return specificationOptions(offer, choice).map(({ code, name, values }) => (
    <SpecOptions
      key={code}
      legend={inLanguage(name)}
      options={values.map((value) => ({
        value: value.code,
        label: inLanguage(value.name),
        note: value.soldOut ? t('soldOutNote') : undefined,
        disabledReason: reason(value),
      }))}
      value={values.find(({ chosen }) => chosen)?.code ?? null}
      onChange={(value) => commands.choose(withValue(offer, choice, code, value))}
    />
  ))
}

const Centers = ({ view: { offer }, choice, commands }: ChoiceOptionsProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const clusters = clusterOptions(offer, choice)
  if (clusters.length === 0) return null
  return (
    <SpecOptions
      legend={t('center')}
      options={clusters.map(({ clusterId, centerName, availability, left }) => ({
        value: clusterId,
        label: (
          <span className={css.center}>
            {inLanguage(centerName)}
            <AvailabilityGauge level={availability} left={left} />
          </span>
        ),
      }))}
      value={choice.clusterId}
      onChange={(clusterId) => commands.choose(withCluster(choice, clusterId))}
    />
  )
}

const termKey = ({ pricing, duration }: TermOption) => `${pricing.id}:${duration}`

const Terms = ({ view: { offer }, choice, commands }: ChoiceOptionsProps) => {
  const { t } = useTranslation(['goods', 'cart'])
  const terms = termOptions(offer, choice)
  const label = ({ pricing, duration }: TermOption) =>
    isTimed(pricing.billingType)
      ? t(`cart:duration.${durationUnitOf(pricing)}`, { count: duration })
      : t(`billing.${pricing.billingType}`)
  return (
    <SpecOptions
      legend={t('term')}
      options={terms.map((term) => ({
        value: termKey(term),
        label: label(term),
        note: term.reduction
          ? t(`reduction.${term.reduction.against}`, { percent: term.reduction.percent })
          : undefined,
      }))}
      value={terms.filter(({ chosen }) => chosen).map(termKey)[0] ?? null}
      onChange={(key) => {
        const term = terms.find((known) => termKey(known) === key)
        if (term) commands.choose(withTerm(choice, term))
      }}
    />
  )
}

const Amount = ({ view: { offer, limits, price }, choice, commands }: ChoiceOptionsProps) => {
  const { t } = useTranslation('goods')
  if (offer.goods.limit.amount === offer.goods.limit.maxAmount) return null
  return (
    <div className={css.amount}>
      <p className={css.legend}>
        {t('amount')}{' '}
        {price && (
          <span className={css.unit}>{t(`amountUnit.${shownUnit(offer.goods, price.pricing)}`)}</span>
        )}
      </p>
      <QuantityStepper
        label={t('amount')}
        value={choice.amount}
        {...limits}
        onChange={(amount) => commands.choose(withAmount(offer, choice, amount))}
      />
    </div>
  )
}
