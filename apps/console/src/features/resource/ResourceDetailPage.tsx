import { isMetered } from '@compute-mall/core/order'
import {
  fileTransferCommand,
  openAddress,
  type ResourceDetail,
  type ResourceView,
  resourceHint,
} from '@compute-mall/core/provision'
import type { AccessPath, TestArea } from '@compute-mall/core/resource'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { Text } from '@compute-mall/ui/layout'
import { tones } from '@compute-mall/ui/order'
import { Card, CopyText, DescriptionList, type MessageTone, Notice } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessCard, type AccessCardProps } from './AccessCard.tsx'
import type { ResourceLinks } from './links.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { StoragePath } from './StoragePath.tsx'
import { TermsCard } from './TermsCard.tsx'
import { useResourceFacts } from './useResourceFacts.tsx'

type Detail = ResourceView<ResourceDetail>

export interface ResourceDetailPageProps {
  readonly view: {
    readonly state: LoadState<Detail>
    /** Whether the site lets files be sent to resources (R3.11). */
    readonly offersFileTransfer: boolean
    /** Of the resource's centre; null where the user has none there. */
    readonly storage: AccessPath | null
    readonly testArea: TestArea | null
    /** Whether the reader is a member, whose leader opens accounts in centres. */
    readonly hasLeader: boolean
    readonly secrets: AccessCardProps['view']['secrets']
    readonly revealing: boolean
    readonly releasing: boolean
  }
  readonly links: ResourceLinks
  readonly commands: AccessCardProps['commands'] & {
    readonly release: () => void
    readonly retry: () => void
  }
}

/** One resource: its state, how to use it, its centre, and for which terms it was bought. */
export const ResourceDetailPage = ({ view, links, commands }: ResourceDetailPageProps) => {
  const { t } = useTranslation('provision')
  const { inLanguage } = useLanguage()
  const say = useSay()
  const factsOf = useResourceFacts(links)
  const [asking, setAsking] = useState(false)
  const { state } = view
  const loaded = state.kind === 'loaded' ? state.value : null
  const title = loaded === null ? t('detailTitle') : inLanguage(loaded.resource.name)
  const release: Action = {
    key: 'release',
    label: t('release'),
    danger: true,
    busy: view.releasing,
    onPress: () => setAsking(true),
  }
  const contentOf = (detail: Detail): DetailContent => ({
    message: (
      <>
        <Hint detail={detail} />
        <UsedUp detail={detail} />
      </>
    ),
    facts: factsOf(detail),
    children: (
      <>
        {detail.resource.status === 'open' && (
          <AccessCard
            view={{
              isOwn: detail.resource.isOwn,
              access: detail.resource.access,
              secrets: view.secrets,
              revealing: view.revealing,
            }}
            commands={commands}
          />
        )}
        {view.offersFileTransfer && <FileTransferCard detail={detail} />}
        <CenterCard
          detail={detail}
          storage={view.storage}
          testArea={view.testArea}
          hasLeader={view.hasLeader}
        />
      </>
    ),
    aside: (
      <TermsCard terms={detail.resource.terms} isMetered={isMetered(detail.resource)} order={links.order} />
    ),
  })
  return (
    <>
      <DetailPage<Detail>
        view={{
          head: {
            trail: [{ label: t('title'), to: links.resources }, { label: title }],
            title,
            tag: loaded === null ? undefined : { label: say(loaded.status), tone: tones[loaded.tone] },
            primary: loaded === null ? undefined : primaryOf(loaded, links, t),
          },
          state,
          actions: [...opensOf(loaded, t), ...(loaded?.isReleasable === true ? [release] : [])],
        }}
        commands={commands}
      >
        {contentOf}
      </DetailPage>
      <ReleaseDialog
        open={asking}
        onKeep={() => setAsking(false)}
        onRelease={() => {
          setAsking(false)
          commands.release()
        }}
      />
    </>
  )
}

const primaryOf = (
  { resource, isRenewable, isRunningOut }: Detail,
  links: ResourceLinks,
  t: (key: 'renew' | 'buyAgain' | 'support') => string,
): Action | undefined => {
  if (isRenewable) return { key: 'renew', label: t('renew'), to: links.renew(resource.lineId) }
  if (resource.isOwn && (isRunningOut || resource.status === 'released' || resource.status === 'expired'))
    return { key: 'buy', label: t('buyAgain'), to: links.goods(resource) }
  if (resource.isOwn && resource.status === 'failed' && resource.retryTime === null)
    return { key: 'support', label: t('support'), to: links.support }
  return undefined
}

/** How files come to a resource and from it. */
const FileTransferCard = ({ detail: { resource } }: { readonly detail: Detail }) => {
  const { t } = useTranslation('provision')
  const transfer = fileTransferCommand(resource)
  return (
    transfer !== null && (
      <Card title={t('fileTransfer')}>
        <CopyText text={transfer} name={t('fileTransfer')}>
          <code>{transfer}</code>
        </CopyText>
        <Text size="caption" tone="soft">
          {t('fileTransferHint')}
        </Text>
      </Card>
    )
  )
}

/** The way to what is used in a browser. */
const opensOf = (detail: Detail | null, t: (key: 'open') => string): readonly Action[] => {
  const address = detail === null ? null : openAddress(detail.resource)
  return address === null ? [] : [{ key: 'open', label: t('open'), to: address }]
}

const messageTones: Readonly<Record<Detail['tone'], MessageTone>> = {
  due: 'warn',
  underWay: 'info',
  good: 'success',
  over: 'info',
  wrong: 'danger',
}

/** What the state means, and what happens next. */
const Hint = ({ detail: { resource, tone } }: { readonly detail: Detail }) => {
  const { t } = useTranslation('provision')
  const { language } = useLanguage()
  const say = useSay()
  const hint = resourceHint(resource)
  if (hint === null) return null
  const { retryTime, keptUntil } = resource
  return (
    <Notice tone={messageTones[tone]} role="status">
      <p>{say(hint)}</p>
      {retryTime !== null && (
        <p>
          {t('retryTime')} {formatInstant(retryTime, language)}
        </p>
      )}
      {keptUntil !== null && (
        <p>
          {t('keptUntil')} {formatInstant(keptUntil, language)}
        </p>
      )}
    </Notice>
  )
}

/** That an amount comes to its end, and what that means. */
const UsedUp = ({ detail: { resource, consumption, isRunningOut } }: { readonly detail: Detail }) => {
  const { t } = useTranslation('provision')
  if (!isRunningOut || consumption === null || resource.status !== 'open') return null
  return (
    <Notice tone="warn" role="status">
      {consumption.left === 0 ? t('usageOver') : t('usageHigh', { percent: Math.floor(consumption.percent) })}
    </Notice>
  )
}

interface CenterCardProps {
  readonly detail: Detail
  readonly storage: AccessPath | null
  readonly testArea: TestArea | null
  readonly hasLeader: boolean
}

/** Where the user's files lie in the centre, and where applications are tried there. */
const CenterCard = ({ detail: { resource }, storage, testArea, hasLeader }: CenterCardProps) => {
  const { t } = useTranslation('provision')
  const { inLanguage } = useLanguage()
  if (resource.centerName === null || !resource.isOwn) return null
  return (
    <Card title={t('centerCard')}>
      <DescriptionList
        items={[
          { name: t('center'), value: inLanguage(resource.centerName) },
          {
            name: t('storagePath'),
            value:
              storage === null ? (
                t(hasLeader ? 'noStorageForMember' : 'noStorage')
              ) : (
                <StoragePath path={storage.accessPath} name={t('storagePath')} />
              ),
          },
          ...(testArea === null
            ? []
            : [
                {
                  name: t('testArea'),
                  value: t('testAreaOf', {
                    queue: testArea.queue,
                    cores: testArea.maxCores,
                    hours: testArea.maxHours,
                  }),
                },
              ]),
        ]}
      />
    </Card>
  )
}
