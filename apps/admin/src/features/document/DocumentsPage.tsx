import type { DocumentVersions, ManagedDocument } from '@compute-mall/core/site'
import { formatInstant } from '@compute-mall/core/time'
import { ActionButton, DeskPage, type LoadState, PageState } from '@compute-mall/ui/desk/page'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card, Skeleton, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { versionTones } from '../content/tones.ts'

export interface DocumentsPageProps {
  readonly view: { readonly state: LoadState<readonly DocumentVersions[]>; readonly mayWrite: boolean }
  readonly links: {
    readonly add: (kind: ManagedDocument) => string
    readonly version: (kind: ManagedDocument, version: string) => string
    readonly draft: (draftId: string) => string
  }
  readonly commands: { readonly retry: () => void }
}

/** The documents of the operator with the versions that hold, held and will hold, and what is being written (width 2.6). */
export const DocumentsPage = ({ view: { state, mayWrite }, links, commands }: DocumentsPageProps) => {
  const { t } = useTranslation('content')
  return (
    <DeskPage head={{ title: t('documents') }}>
      <PageState
        state={state}
        skeleton={
          <Card>
            <Skeleton height="320px" />
          </Card>
        }
        onRetry={commands.retry}
      >
        {(documents) => (
          <Stack>
            {documents.map((document) => (
              <Document key={document.kind} document={document} mayWrite={mayWrite} links={links} />
            ))}
          </Stack>
        )}
      </PageState>
    </DeskPage>
  )
}

interface DocumentProps extends Pick<DocumentsPageProps, 'links'> {
  readonly document: DocumentVersions
  readonly mayWrite: boolean
}

const Document = ({ document: { kind, versions, drafts }, mayWrite, links }: DocumentProps) => {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const name = t(`document.${kind}`)
  return (
    <Card title={name} padding="medium">
      <Stack>
        <Text as="strong">{t('versions')}</Text>
        {versions.length === 0 && <Text tone="soft">{t('noVersions')}</Text>}
        <Stack as="ul" gap={2} aria-label={`${name}: ${t('versions')}`}>
          {versions.map(({ version, effective, phase }) => (
            <Inline as="li" key={version}>
              <Link to={links.version(kind, version)}>{version}</Link>
              <Tag tone={versionTones[phase]}>{t(`version.${phase}`)}</Tag>
              <Text as="span" tone="soft">
                {t('effectiveFrom', { at: formatInstant(effective, language) })}
              </Text>
            </Inline>
          ))}
        </Stack>
        <Text as="strong">{t('drafts')}</Text>
        {drafts.length === 0 && <Text tone="soft">{t('noDrafts')}</Text>}
        <Stack as="ul" gap={2} aria-label={`${name}: ${t('drafts')}`}>
          {drafts.map(({ draftId, version, author, changedAt }) => (
            <Inline as="li" key={draftId}>
              <Link to={links.draft(draftId)}>{version}</Link>
              <Text as="span" tone="soft">
                {t('draftNote', { author, at: formatInstant(changedAt, language) })}
              </Text>
            </Inline>
          ))}
        </Stack>
        <div>
          <ActionButton
            action={{
              key: 'add',
              label: `${t('newVersion')}: ${name}`,
              to: links.add(kind),
              disabledReason: mayWrite ? undefined : t('legalOnly'),
            }}
          />
        </div>
      </Stack>
    </Card>
  )
}
