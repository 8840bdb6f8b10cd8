import { goodsFieldName } from '@compute-mall/core/goods'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** What the field of a path is called, by the name that its reviewer reads too. */
export const useFieldName = () => {
  const { i18n } = useTranslation('goods')
  const { language } = useLanguage()
  const textOf = (key: string) => {
    const text: unknown = i18n.getResource(language, 'goods', key)
    return typeof text === 'string' ? text : undefined
  }
  return (path: string): string => goodsFieldName(path, textOf)
}
