import { isBlank, type Language } from '@compute-mall/core/codec'
import { type FieldReason, reasonLine, reviewMessages } from '@compute-mall/core/review'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface ReasonsPreviewProps {
  /** What a field is called. */
  readonly labelOf: (field: string, language: Language) => string
  readonly reasons: readonly FieldReason[]
  /** The reason for the whole. */
  readonly general: string
}

const languages = [
  { language: 'zh', tag: 'zh-CN', name: '中文' },
  { language: 'en', tag: 'en', name: 'English' },
] as const satisfies readonly { readonly language: Language; readonly tag: string; readonly name: string }[]

/** What the applicant will read of a refusal, in either language. */
export const ReasonsPreview = ({ labelOf, reasons, general }: ReasonsPreviewProps) => {
  const { t } = useTranslation('admin')
  const isEmpty = reasons.length === 0 && isBlank(general)
  return (
    <Card title={t('previewTitle')} padding="medium">
      {isEmpty ? (
        <Text tone="soft">{t('previewEmpty')}</Text>
      ) : (
        <Stack>
          {languages.map(({ language, tag, name }) => (
            <section key={language} lang={tag} aria-label={name}>
              <Text size="caption" tone="soft">
                {name}
              </Text>
              {!isBlank(general) && <Text>{general}</Text>}
              <ul>
                {reasons.map(({ field, code, text }) => (
                  <li key={field}>
                    <Text>
                      {reasonLine(language, {
                        name: labelOf(field, language),
                        reason: reviewMessages[language][`reason.${code}`],
                        text,
                      })}
                    </Text>
                    <Text tone="soft">{reviewMessages[language][`next.${code}`]}</Text>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Stack>
      )}
    </Card>
  )
}
