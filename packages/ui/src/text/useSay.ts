import type { Message } from '@compute-mall/core/messages'
import { withNames } from '@compute-mall/core/text'
import { useTranslation } from 'react-i18next'

/** Translates a message that a view names: `say(view.title)`. */
export const useSay = () => {
  const { i18n } = useTranslation()
  return ({ key, values = {}, otherwise }: Message): string => {
    const named = withNames(values, i18n.language.startsWith('en') ? 'en' : 'zh')
    return i18n.exists(key, named) ? String(i18n.t(key as never, named as never)) : (otherwise ?? key)
  }
}
