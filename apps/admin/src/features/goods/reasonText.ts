import type { Language } from '@compute-mall/core/codec'
import { goodsFieldLabel, readGoodsReasons } from '@compute-mall/core/goods'
import { withColon } from '@compute-mall/core/text'
import type { TFunction } from 'i18next'

export type Translate = TFunction<['admin', 'goods', 'review']>

/** Why goods were refused, forced off or not listed, without codes and paths. */
export const reasonText = (reason: string, language: Language, t: Translate): string =>
  readGoodsReasons(reason)
    .map(({ notListed, code, field, text }) =>
      withColon(
        language,
        notListed === null ? '' : t(`goods:notListed.${notListed}`),
        field === null ? '' : goodsFieldLabel(field, language),
        code === null ? '' : t(`review:reason.${code}`),
        text,
      ),
    )
    .join('\n')
