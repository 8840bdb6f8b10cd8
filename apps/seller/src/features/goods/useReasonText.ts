import { readGoodsReasons } from '@compute-mall/core/goods'
import { withColon } from '@compute-mall/core/text'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { useFieldName } from './useFieldName.ts'

/** Why goods were refused, forced off or not listed, without codes and paths. */
export const useReasonText = () => {
  const { t } = useTranslation(['goods', 'review'])
  const { language } = useLanguage()
  const fieldName = useFieldName()
  return (reason: string): string =>
    readGoodsReasons(reason)
      .map(({ notListed, code, field, text }) =>
        withColon(
          language,
          notListed === null ? '' : t(`goods:notListed.${notListed}`),
          field === null ? '' : fieldName(field),
          code === null ? '' : t(`review:reason.${code}`),
          text,
        ),
      )
      .join('\n')
}
