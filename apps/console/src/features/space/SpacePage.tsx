import type { Resource } from '@compute-mall/core/provision'
import { Grid, Stack, Text } from '@compute-mall/ui/layout'
import { Card, EmptyState, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

export interface SpacePageProps {
  readonly view: { readonly resources: readonly Resource[] }
  readonly links: { readonly resource: (lineId: string) => string }
}

/** What of one's own is open: name, centre, state, and the way to it. It stands within another page of ours. */
export const SpacePage = ({ view: { resources }, links }: SpacePageProps) => {
  const { t } = useTranslation(['provision', 'asset'])
  const { inLanguage } = useLanguage()
  if (resources.length === 0) return <EmptyState title={t('asset:ownNone')} />
  return (
    <Grid as="ul" least="medium">
      {resources.map((resource) => (
        <li key={resource.lineId}>
          <Card padding="medium">
            <Stack gap={1}>
              <a href={links.resource(resource.lineId)} target="_top">
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
    </Grid>
  )
}
