import { type ManagedDocument, type PublishedVersion, textOf } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { LoadState } from '@compute-mall/ui/desk/page'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { versionTones } from '../content/tones.ts'
import { VersionText } from './VersionText.tsx'

export interface VersionPageProps {
  readonly view: {
    readonly kind: ManagedDocument
    readonly version: string
    readonly state: LoadState<PublishedVersion>
  }
  readonly links: { readonly documents: string }
  readonly commands: { readonly retry: () => void }
}

/** A published version of a document; it is never changed (R5.08). */
export const VersionPage = ({ view: { kind, version, state }, links, commands }: VersionPageProps) => {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const phase = state.kind === 'loaded' ? state.value.phase : null
  const title = `${t(`document.${kind}`)} ${version}`
  return (
    <DetailPage<PublishedVersion>
      view={{
        head: {
          trail: [{ label: t('documents'), to: links.documents }, { label: title }],
          title,
          ...(phase !== null && { tag: { label: t(`version.${phase}`), tone: versionTones[phase] } }),
        },
        state,
      }}
      commands={commands}
    >
      {({ document }) => ({
        facts: {
          items: [
            { name: t('titleZh'), value: document.title.zh },
            { name: t('titleEn'), value: document.title.en },
            { name: t('effective'), value: formatInstant(document.effective, language) },
          ],
        },
        children: (
          <VersionText texts={{ zh: textOf(document.sections, 'zh'), en: textOf(document.sections, 'en') }} />
        ),
      })}
    </DetailPage>
  )
}
