import { GOODS_FORM } from '@compute-mall/core/goods'
import { useTranslation } from 'react-i18next'
import { sectionOf } from './editor.types.ts'

/** What the field of a path is called on the screen, e.g. of `skus.0.pricing.0.price`. */
export const useFieldName = () => {
  const { t } = useTranslation(['seller', 'goods'])
  const names = [
    [/^classification\.category$/, () => t('goods.category')],
    [/^name\.zh$/, () => t('goods.nameZh')],
    [/^name\.en$/, () => t('goods.nameEn')],
    [/^summary\.zh$/, () => t('goods.summaryZh')],
    [/^summary\.en$/, () => t('goods.summaryEn')],
    [/^tags/, () => t('goods.tags')],
    [/^figures/, () => t('goods.figures')],
    [/^description\.(\d+)/, (at: number) => t('goods.paragraphZh', { number: at + 1 })],
    [/^specifications\.(\d+)/, (at: number) => t('goods.specificationName', { number: at + 1 })],
    [/^kind$/, () => t('goods.kind')],
    [/^classification\.industry/, () => t('goods.industries', { most: GOODS_FORM.maxIndustries })],
    [/^classification\.delivery/, () => t('goods.delivery')],
    [/^classification\.spec/, () => t('goods.specs')],
    [/^limit\.amount$/, () => t('goods.limit.amount')],
    [/^limit\.maxAmount$/, () => t('goods.limit.maxAmount')],
    [/^limit\.duration$/, () => t('goods.limit.duration')],
    [/^limit\.maxDuration$/, () => t('goods.limit.maxDuration')],
    [/^buyerLimit$/, () => t('goods.buyerLimit')],
    [/^skus\.(\d+)\.expiresAt$/, (at: number) => `${t('goods.offerEnds')} ${at + 1}`],
    [/^skus\.(\d+)\.appPlatformUrl$/, (at: number) => `${t('goods.address')} ${at + 1}`],
    [/^skus\.(\d+)\.appInfoList/, (at: number) => `${t('goods.instructions')} ${at + 1}`],
    [/^skus\.(\d+)\.sn$/, (at: number) => `${t('goods.sn')} ${at + 1}`],
    [/^skus\.(\d+)\.pricing/, (at: number) => `${t('goods.price')} ${at + 1}`],
    [/^skus\.(\d+)\.stock/, (at: number) => `${t('goods.stock')} ${at + 1}`],
    [/^shelfAt$/, () => t('goods.shelfAt')],
    [/^firstRows$/, () => t('goods:field.firstRows')],
    [/^params/, () => t('goods.params')],
    [/^support/, () => t('goods.support')],
    [/^cases/, () => t('goods.cases')],
  ] as const
  return (path: string): string => {
    for (const [pattern, name] of names) {
      const found = pattern.exec(path)
      if (found !== null) return name(Number(found[1] ?? 0))
    }
    return t(`goods.section.${sectionOf(path)}`)
  }
}
