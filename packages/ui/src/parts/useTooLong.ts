import { useTranslation } from 'react-i18next'

/** Says that a text is longer than a field takes, and by how much; `undefined` while it is not. */
export const useTooLong = (text: string, most: number | undefined): string | undefined => {
  const { t } = useTranslation('parts')
  return most === undefined || text.length <= most ? undefined : t('tooLong', { most, length: text.length })
}
