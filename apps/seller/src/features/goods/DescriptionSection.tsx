import { GOODS_FORM } from '@compute-mall/core/goods'
import { Stack, Surface, Text } from '@compute-mall/ui/layout'
import { Button, TextArea } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'
import { usePublished } from './usePublished.ts'

/** The paragraphs of the description. */
export const DescriptionSection = (fields: EditorFields) => {
  const {
    form: { description },
    errorOf,
    change,
  } = fields
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const set = (at: number, part: { readonly zh?: string; readonly en?: string }) =>
    change({ description: description.map((text, index) => (index === at ? { ...text, ...part } : text)) })
  const fault = errorOf('description')
  return (
    <Stack>
      {fault !== undefined && (
        <Text id={fieldId('description')} tabIndex={-1} tone="danger">
          {fault}
        </Text>
      )}
      {description.map((paragraph, at) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place alone.
          <Surface key={at}>
            <Stack gap={2}>
              <TextArea
                id={fieldId(`description.${at}.zh`)}
                label={t('goods.paragraphZh', { number: at + 1 })}
                required
                maxLength={GOODS_FORM.maxParagraph}
                value={paragraph.zh}
                hint={was(`description.${at}.zh`)}
                error={errorOf(`description.${at}.zh`)}
                onChange={(zh) => set(at, { zh })}
              />
              <TextArea
                id={fieldId(`description.${at}.en`)}
                label={t('goods.paragraphEn', { number: at + 1 })}
                optional
                rows={2}
                value={paragraph.en}
                hint={was(`description.${at}.en`)}
                error={errorOf(`description.${at}.en`)}
                onChange={(en) => set(at, { en })}
              />
              <div>
                <Button
                  size="small"
                  onClick={() => change({ description: description.filter((_, index) => index !== at) })}
                >
                  {t('goods.removeParagraph', { number: at + 1 })}
                </Button>
              </div>
            </Stack>
          </Surface>
        )
      })}
      <div>
        <Button
          disabledReason={
            description.length >= GOODS_FORM.maxParagraphs
              ? t('goods.mostParagraphs', { most: GOODS_FORM.maxParagraphs })
              : undefined
          }
          onClick={() => change({ description: [...description, { zh: '', en: '' }] })}
        >
          {t('goods.addParagraph')}
        </Button>
      </div>
    </Stack>
  )
}
