import type { ServicePage } from '@compute-mall/core/site'
import { SortableRows } from '@compute-mall/ui/desk/fields'
import { DeskPage } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface ServicesPageProps {
  readonly view: {
    readonly order: readonly ServicePage[]
    /** Whether it differs from what visitors see. */
    readonly isChanged: boolean
    readonly busy: boolean
  }
  readonly commands: { readonly sort: (order: readonly ServicePage[]) => void; readonly save: () => void }
}

/** In which order visitors find the four service pages (R2.14, width 2.6). */
export const ServicesPage = ({ view: { order, isChanged, busy }, commands }: ServicesPageProps) => {
  const { t } = useTranslation(['content', 'site'])
  return (
    <DeskPage
      head={{
        title: t('services'),
        primary: {
          key: 'save',
          label: t('saveOrder'),
          busy,
          disabledReason: isChanged ? undefined : t('orderKept'),
          onPress: commands.save,
        },
      }}
    >
      <Card padding="medium">
        <Stack>
          <Text tone="soft">{t('servicesText')}</Text>
          <SortableRows
            label={t('services')}
            rows={order}
            rowKey={(page) => page}
            rowName={(page) => t(`site:service.${page}`)}
            onSort={commands.sort}
          >
            {(page) => t(`site:service.${page}`)}
          </SortableRows>
        </Stack>
      </Card>
    </DeskPage>
  )
}
