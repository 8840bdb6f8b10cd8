import { topicsFor } from '@compute-mall/core/search'
import { Inline, Text } from '@compute-mall/ui/layout'
import { LinkButton } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { helpTopics } from './helpTopics.ts'

/** Pages of help and service that the words are about; nothing where there are none. */
export const HelpLinks = ({ keyword }: { readonly keyword: string }) => {
  const { t } = useTranslation('shell')
  const { inLanguage } = useLanguage()
  const topics = topicsFor(keyword, helpTopics())
  if (topics.length === 0) return null
  return (
    <Inline as="nav" gap={2} aria-label={t('suggested.help')}>
      <Text tone="soft">{t('suggested.help')}</Text>
      {topics.map(({ id, name }) => (
        <LinkButton key={id} to={id} size="small">
          {inLanguage(name)}
        </LinkButton>
      ))}
    </Inline>
  )
}
