import { load, orThrow, useNavigate, usePage } from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { type Goods, isTimed, type Pricing, type Sku, shownUnit } from '@compute-mall/core/goods'
import { failureMessage, refusalMessage } from '@compute-mall/core/http'
import { formatMoney } from '@compute-mall/core/money'
import { REFUND_REASON } from '@compute-mall/core/order'
import { type Quote, refusalsOf } from '@compute-mall/core/purchase'
import { useClient, useCommand, useNotices } from '@compute-mall/react'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { GiftPageProps, GiftValues } from './GiftPage.tsx'

/** The goods to give, with what they can be given as. */
export const loader = load(routes.gift, async ({ client, params: { goodsId } }) => {
  const params = { id: goodsId }
  const [goods, skus] = await Promise.all([
    orThrow(client.goods.detail({ params })),
    orThrow(client.goods.skus({ params })),
  ])
  return { goods, skus }
})

const isGiveable = ({ billingType }: Pricing): boolean => billingType !== 'TRIAL'

/** The first price and centre of a specification. */
const firstOf = (sku: Sku | undefined): Pick<GiftValues, 'skuId' | 'pricingId' | 'clusterId'> => ({
  skuId: sku?.id ?? '',
  pricingId: sku?.pricing.find(isGiveable)?.id ?? '',
  clusterId: sku?.clusterResources[0]?.clusterId ?? '',
})

const choiceOf = ({ id: goodsId }: Goods, values: GiftValues) => ({
  goodsId,
  skuId: values.skuId,
  pricingId: values.pricingId,
  clusterId: values.clusterId === '' ? undefined : values.clusterId,
  purchaseAmount: values.amount,
  purchaseDuration: values.duration,
  purchaseDurationUnit: undefined,
})

/** Pause in typing after which the gift is quoted. */
const QUOTE_DELAY_MS = 300

/** The quote of the gift as it is written now; null while there is none. */
const useQuote = (goods: Goods, values: GiftValues) => {
  const client = useClient()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly quote: Quote | string } | null>(null)
  const say = useSay()
  const userName = values.userName.trim()
  const body = { userName, choice: choiceOf(goods, values) }
  const key = JSON.stringify(body)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the body
  useEffect(() => {
    if (userName === '') return
    const ends = new AbortController()
    const quote = async () => {
      const quoted = await client.order.quoteGift({ body }, shownInPlace)()
      if (ends.signal.aborted) return
      setAnswer({
        key,
        quote: E.isRight(quoted) ? quoted.right : say(failureMessage(callFailure(quoted.left))),
      })
    }
    const timer = setTimeout(() => void quote(), QUOTE_DELAY_MS)
    return () => {
      ends.abort()
      clearTimeout(timer)
    }
  }, [key])
  return answer?.key === key ? answer.quote : null
}

/** Writes a gift, quotes it, and gives it. */
export const useGift = (): GiftPageProps => {
  const { goods, skus } = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const say = useSay()
  const { inLanguage } = useLanguage()
  const { t } = useTranslation(['gift', 'goods'])
  const [values, setValues] = useState<GiftValues>({
    userName: '',
    ...firstOf(skus[0]),
    amount: goods.limit.amount,
    duration: 1,
    reason: '',
  })
  const [attempt, setAttempt] = useState(0)
  const quote = useQuote(goods, values)
  const sku = skus.find(({ id }) => id === values.skuId)
  const pricing = sku?.pricing.find(({ id }) => id === values.pricingId)
  const giving = useCommand(client.order.give, (answer) => {
    if (E.isLeft(answer)) return
    const { orderId, orderNo } = answer.right
    notices.add('done', t('given', { name: values.userName.trim(), orderNo }))
    navigate(routes.order.href({ orderId }), { replace: true })
  })
  const isReasoned =
    values.reason.trim().length >= REFUND_REASON.minimum && values.reason.length <= REFUND_REASON.maximum
  const refusals = (() => {
    if (quote === null) return []
    return typeof quote === 'string'
      ? [quote]
      : refusalsOf(quote).map((refusal) => say(refusalMessage(refusal)))
  })()
  const skuLabel = ({ specificationValues }: Sku) =>
    goods.specifications
      .map(({ code, values: named }) =>
        inLanguage(
          named.find((value) => value.code === specificationValues[code])?.name ?? { zh: '', en: '' },
        ),
      )
      .filter((name) => name !== '')
      .join(' · ')
  return {
    view: {
      goods: inLanguage(goods.name),
      values,
      skus: skus.map((one) => ({ value: one.id, label: skuLabel(one) || one.sn })),
      prices: (sku?.pricing ?? []).filter(isGiveable).map((price) => ({
        value: price.id,
        label: t('priceOption', {
          price: formatMoney(price.price),
          unit: t(`goods:unit.${shownUnit(goods, price)}`),
          billing: t(`goods:billing.${price.billingType}`),
        }),
      })),
      centers: (sku?.clusterResources ?? []).map(({ clusterId, centerName }) => ({
        value: clusterId,
        label: inLanguage(centerName),
      })),
      limit: { minimum: goods.limit.amount, maximum: goods.limit.maxAmount },
      isTimed: pricing !== undefined && isTimed(pricing.billingType),
      worth: quote !== null && typeof quote !== 'string' ? quote.sourceTotal : null,
      refusals,
      errors:
        attempt === 0
          ? {}
          : {
              ...(values.userName.trim() === '' && { userName: t('userNameMissing') }),
              ...(!isReasoned && { reason: t('reasonMissing') }),
            },
      attempt,
      busy: giving.pending,
    },
    links: { goods: routes.goods.href({}) },
    commands: {
      change: (part) =>
        setValues((before) => ({
          ...before,
          ...(part.skuId !== undefined && firstOf(skus.find(({ id }) => id === part.skuId))),
          ...part,
        })),
      give: () => {
        if (quote === null || typeof quote === 'string' || refusals.length > 0 || !isReasoned)
          return setAttempt((before) => before + 1)
        const { userName, reason } = values
        giving.run({ body: { userName, choice: choiceOf(goods, values), worth: quote.sourceTotal, reason } })
      },
    },
  }
}
