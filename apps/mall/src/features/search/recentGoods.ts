import { textStore } from '@compute-mall/browser'
import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import type { NamedGoods } from '@compute-mall/core/goods'
import { storeKeys } from '@compute-mall/core/http'
import { RecentGoods } from '@compute-mall/core/search'

const store = textStore(() => window.localStorage)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

/** The goods that were looked at in this browser, the latest first. What others wrote there counts as none. */
export const recentGoods = (): readonly NamedGoods[] => {
  const kept = decode(RecentGoods)(parsed(store.get(storeKeys.recentGoods) ?? '[]'))
  return E.isRight(kept) ? kept.right : []
}

/** Keeps the goods that were looked at. */
export const keepRecent = (goods: readonly NamedGoods[]): void =>
  store.set(storeKeys.recentGoods, JSON.stringify(goods))

/** Forgets what was looked at. */
export const forgetGoods = (): void => store.remove(storeKeys.recentGoods)
