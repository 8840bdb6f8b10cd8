import type { CatalogueUsage } from '@compute-mall/core/resource'
import { useNarrow } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, Sheet } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

export interface DisableDialogProps {
  readonly number: string
  readonly usage: CatalogueUsage
  readonly busy: boolean
  readonly onDisable: () => void
  readonly onClose: () => void
}

const CONSEQUENCES = ['onShelf', 'waiting', 'offShelf', 'openResources'] as const

/** Says what goes on and what cannot begin any more before an item is disabled (R4.04). */
export const DisableDialog = ({ number, usage, busy, onDisable, onClose }: DisableDialogProps) => {
  const { t } = useTranslation('catalogue')
  const frame = {
    open: true,
    onClose,
    title: t('disableTitle', { number }),
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="danger" busy={busy} onClick={onDisable}>
          {t('disable')}
        </Button>
      </>
    ),
    children: (
      <Stack>
        <Text>{t('disableText')}</Text>
        <Stack as="ul" gap={1}>
          {CONSEQUENCES.map((key) => (
            <li key={key}>{t(`goesOn.${key}`, { count: usage[key] })}</li>
          ))}
        </Stack>
      </Stack>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
