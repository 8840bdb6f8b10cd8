import type { NamedGoods } from '@compute-mall/core/goods'
import { withRecent } from '@compute-mall/core/search'
import { keepRecent, recentGoods } from './recentGoods.ts'

/** Remembers that these goods were looked at. */
export const noteGoods = (goods: NamedGoods): void => keepRecent(withRecent(recentGoods(), goods))
