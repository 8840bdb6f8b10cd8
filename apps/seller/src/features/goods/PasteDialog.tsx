import type { SkuForm } from '@compute-mall/core/goods'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, Notice, TextArea } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pasted } from './pasted.ts'

export interface PasteDialogProps {
  readonly skus: readonly SkuForm[]
  readonly onPaste: (skus: readonly SkuForm[]) => void
  readonly onClose: () => void
}

/** Takes prices and capacities from the cells of a spreadsheet; tells the lines that fit no sku before anything changes. */
export const PasteDialog = ({ skus, onPaste, onClose }: PasteDialogProps) => {
  const { t } = useTranslation('seller')
  const [text, setText] = useState('')
  const { next, found, left } = pasted(skus, text)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goods.paste')}
      footer={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={found === 0 ? t('goods.pasteNone') : undefined}
            onClick={() => onPaste(next)}
          >
            {t('goods.pasteTake', { count: found })}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={t('goods.pasteLabel')}
          hint={t('goods.pasteHint')}
          rows={8}
          value={text}
          onChange={setText}
        />
        {left.length > 0 && (
          <Notice tone="warn" role="status" title={t('goods.pasteLeft', { count: left.length })}>
            <ul>
              {left.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place alone.
                <li key={at}>{line}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
