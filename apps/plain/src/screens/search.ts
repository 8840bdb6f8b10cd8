import { E } from '@compute-mall/core/fp'
import { type GoodsCard, shownUnit } from '@compute-mall/core/goods'
import { formatUnitPrice } from '@compute-mall/core/money'
import { stockMessage } from '@compute-mall/core/resource'
import { html, type TemplateResult } from 'lit-html'
import { client } from '../client.ts'
import { type Screen, show } from '../page.ts'
import { say, text, words } from '../texts.ts'
import { openOffer } from './offer.ts'

const PAGE_SIZE = 10

/** The search, with what it found; undefined before the first. */
export const searchScreen = (keyword = '', found?: readonly GoodsCard[]): Screen => ({
  draw: () =>
    html`<h2 tabindex="-1">${text(say('searchLabel'))}</h2>
      <form
        role="search"
        @submit=${(event: SubmitEvent) => {
          event.preventDefault()
          void search(new FormData(event.target as HTMLFormElement).get('keyword'))
        }}
      >
        <input type="search" name="keyword" .value=${keyword} aria-label=${text(say('searchLabel'))} />
        <button>${text(say('search'))}</button>
      </form>
      ${found === undefined ? '' : results(found)}`,
})

const results = (cards: readonly GoodsCard[]): TemplateResult =>
  cards.length === 0
    ? html`<p>${text(say('nothingFound'))}</p>`
    : html`<ul>
        ${cards.map(cardItem)}
      </ul>`

const cardItem = (card: GoodsCard): TemplateResult => {
  const unit = text({ key: `goods:unit.${shownUnit(card, card)}` })
  return html`<li>
    <h3>${words(card.name)}</h3>
    <p>${words(card.shopName)} · ${text(stockMessage(card))}</p>
    <p class="price">${text(say('from', { price: formatUnitPrice(card.minPrice), unit }))}</p>
    <button @click=${() => void openOffer(card.goodsId)} aria-label=${`${text(say('choose'))} ${words(card.name)}`}>
      ${text(say('choose'))}
    </button>
  </li>`
}

const search = async (typed: FormDataEntryValue | null): Promise<void> => {
  const keyWords = String(typed ?? '')
  const query = { keyWords, pageNum: 1, pageSize: PAGE_SIZE, searchType: undefined, storeId: undefined }
  const body = { query, classify: undefined, sort: undefined, filter: undefined }
  const hits = await client.search.all({ body })()
  if (E.isRight(hits))
    show(
      searchScreen(
        keyWords,
        hits.right.records.flatMap((hit) => (hit.area === 'shop' ? [] : [hit.goods])),
      ),
    )
}
