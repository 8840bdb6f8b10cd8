import type { Language } from '@compute-mall/core/codec'
import { chaptersOf } from '@compute-mall/core/site'
import { Heading, Stack, Text } from '@compute-mall/ui/layout'
import { Card, Tabs } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The text of a version as people read it, in one language at a time. */
export const VersionText = ({ texts }: { readonly texts: Readonly<Record<Language, string>> }) => {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const [shown, setShown] = useState<Language>(language)
  return (
    <Tabs
      label={t('language')}
      tabs={(['zh', 'en'] as const).map((id) => ({ id, label: t(`language.${id}`) }))}
      value={shown}
      onChange={(id) => setShown(id === 'en' ? 'en' : 'zh')}
    >
      <Card padding="medium">
        <Stack gap={6} lang={shown}>
          {chaptersOf(texts[shown]).map(({ heading, paragraphs }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the chapters of a text never change their order.
            <Stack key={index} gap={2}>
              <Heading level={2}>{heading || '—'}</Heading>
              {paragraphs.map((paragraph, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its paragraphs.
                <Text key={at}>{paragraph}</Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </Card>
    </Tabs>
  )
}
