import type { Message } from '@compute-mall/core/messages'
import { useTranslation } from 'react-i18next'

/** Translates a message that a view names: `say(view.title)`. */
export const useSay = () => {
  const { i18n } = useTranslation()
  return ({ key, values, otherwise }: Message): string =>
    i18n.exists(key, { ...values })
      ? String(i18n.t(key as never, { ...values } as never))
      : (otherwise ?? key)
}
