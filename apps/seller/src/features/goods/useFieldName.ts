import { goodsFieldLabel } from '@compute-mall/core/goods'
import { useLanguage } from '@compute-mall/ui/text'

/** What the field of a path is called, by the name that its reviewer reads too. */
export const useFieldName = () => {
  const { language } = useLanguage()
  return (path: string): string => goodsFieldLabel(path, language)
}
