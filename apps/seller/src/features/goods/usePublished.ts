import { useTranslation } from 'react-i18next'
import type { EditorFields } from './editor.types.ts'
import { publishedAt, valueAt } from './published.ts'

const isWritten = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Beside a field that was changed: what buyers see of it. */
export const usePublished = ({ form, published }: Pick<EditorFields, 'form' | 'published'>) => {
  const { t } = useTranslation('seller')
  /** @param show says a value in words, e.g. what is chosen from a list */
  return (path: string, show: (value: string) => string = (value) => value): string | undefined => {
    if (published === null) return undefined
    const before = publishedAt(form, published, path)
    if (before === undefined || before === valueAt(form, path)) return undefined
    return t('goods.was', { value: isWritten(before) && before !== '' ? show(String(before)) : '—' })
  }
}
