import type { Loaded } from '@compute-mall/app'
import type { Resource } from '@compute-mall/core/provision'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card, EmptyState, ErrorState, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './space.css.ts'

export interface SpacePageProps {
  readonly view: { readonly resources: Loaded<readonly Resource[]> }
  readonly links: { readonly resource: (lineId: string) => string }
  readonly commands: { readonly retry: () => void }
}

/** What of one's own is open: name, centre, state, and the way to it. It stands within another page of ours. */
export const SpacePage = ({ view: { resources }, links, commands }: SpacePageProps) => {
  const { t } = useTranslation(['provision', 'asset'])
  const { inLanguage } = useLanguage()
  const say = useSay()
  if (resources.kind === 'loading') return null
  if (resources.kind === 'failed')
    return <ErrorState title={say(resources.message)} onRetry={commands.retry} />
  if (resources.value.length === 0) return <EmptyState title={t('asset:ownNone')} />
  return (
    <ul className={css.list}>
      {resources.value.map((resource) => (
        <li className={css.item} key={resource.lineId}>
          <Card padding="medium">
            <Stack gap={1}>
              <a className={css.name} href={links.resource(resource.lineId)} target="_top">
                {inLanguage(resource.name)}
              </a>
              <Text tone="soft">{resource.centerName === null ? '' : inLanguage(resource.centerName)}</Text>
              <span>
                <Tag tone="success">{t(`status.${resource.status}`)}</Tag>
              </span>
            </Stack>
          </Card>
        </li>
      ))}
    </ul>
  )
}
