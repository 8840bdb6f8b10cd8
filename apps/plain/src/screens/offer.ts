import { E } from '@compute-mall/core/fp'
import {
  type Choice,
  clusterOptions,
  firstChoice,
  type Offer,
  priceOf,
  shownUnit,
  specificationNames,
  termOptions,
  withAmount,
  withCluster,
  withTerm,
} from '@compute-mall/core/goods'
import { formatMoney, formatUnitPrice } from '@compute-mall/core/money'
import { heldChoice, purchaseChoice } from '@compute-mall/core/purchase'
import { html, type TemplateResult } from 'lit-html'
import { client } from '../client.ts'
import { type Screen, show, startOver } from '../page.ts'
import { say, text, words } from '../texts.ts'
import { purchaseScreen } from './purchase.ts'

/** Loads goods and shows what can be chosen of them. */
export const openOffer = async (id: string): Promise<void> => {
  const [goods, skus] = await Promise.all([
    client.goods.detail({ params: { id } })(),
    client.goods.skus({ params: { id } })(),
  ])
  if (E.isLeft(goods) || E.isLeft(skus)) return
  const offer = { goods: goods.right, skus: skus.right }
  const choice = firstChoice(offer, {})
  if (choice !== null) show(offerScreen(offer, heldChoice(offer, choice)))
}

interface Option {
  readonly label: string
  readonly chosen: boolean
  readonly choice: Choice
}

const offerScreen = (offer: Offer, choice: Choice): Screen => {
  const choose = (next: Choice) => show(offerScreen(offer, heldChoice(offer, next)))
  const intent = { cartIds: [], choice: purchaseChoice(offer, choice), type: 'formal' } as const
  return {
    draw: () =>
      html`<h2 tabindex="-1">${words(offer.goods.name)}</h2>
        <p>${words(offer.goods.summary)}</p>
        ${selection(text(say('configuration')), skuOptions(offer, choice), choose)}
        ${selection(text(say('center')), centerOptions(offer, choice), choose)}
        ${selection(text(say('term')), terms(offer, choice), choose)}
        <label
          >${text(say('amount'))}
          <input
            type="number"
            .value=${String(choice.amount)}
            @change=${({ target }: Event) =>
              choose(withAmount(offer, choice, (target as HTMLInputElement).valueAsNumber || 1))}
          />
        </label>
        <p class="price">
          ${text(say('total', { total: formatMoney(priceOf(offer, choice)?.total ?? '0.00') }))}
        </p>
        <button class="primary" @click=${() => show(purchaseScreen(intent))}>${text(say('buy'))}</button>
        <button @click=${startOver}>${text(say('back'))}</button>`,
  }
}

const selection = (
  label: string,
  options: readonly Option[],
  choose: (choice: Choice) => void,
): TemplateResult | '' =>
  options.length < 2
    ? ''
    : html`<label
        >${label}
        <select
          @change=${({ target }: Event) => {
            const option = options[(target as HTMLSelectElement).selectedIndex]
            if (option !== undefined) choose(option.choice)
          }}
        >
          ${options.map((option) => html`<option ?selected=${option.chosen}>${option.label}</option>`)}
        </select>
      </label>`

const skuOptions = (offer: Offer, choice: Choice): readonly Option[] =>
  offer.skus.map((sku) => ({
    label: specificationNames(offer.goods, sku).map(words).join(' · '),
    chosen: sku.id === choice.skuId,
    choice: firstChoice(offer, { ...choice, skuId: sku.id }) ?? choice,
  }))

const centerOptions = (offer: Offer, choice: Choice): readonly Option[] =>
  clusterOptions(offer, choice).map(({ clusterId, centerName, chosen }) => ({
    label: words(centerName),
    chosen,
    choice: withCluster(choice, clusterId),
  }))

const terms = (offer: Offer, choice: Choice): readonly Option[] =>
  termOptions(offer, choice).map((term) => ({
    label: text(
      say('termOption', {
        billing: text({ key: `goods:billing.${term.pricing.billingType}` }),
        duration: term.duration,
        price: formatUnitPrice(term.pricing.price),
        unit: text({ key: `goods:unit.${shownUnit(offer.goods, term.pricing)}` }),
      }),
    ),
    chosen: term.chosen,
    choice: withTerm(choice, term),
  }))
