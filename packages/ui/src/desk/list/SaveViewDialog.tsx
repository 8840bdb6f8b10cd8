import { isBlank } from '@compute-mall/core/codec'
import { MAX_VIEW_NAME } from '@compute-mall/core/list'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, TextField } from '../../parts/index.ts'

interface SaveViewDialogProps {
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks under which name the filters that are on are kept. */
export const SaveViewDialog = ({ onSave, onClose }: SaveViewDialogProps) => {
  const { t } = useTranslation('desk')
  const form = useId()
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(name)) setMissing(true)
    else onSave(name.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('saveView')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={t('viewName')}
          hint={t('viewNameHint')}
          error={missing && isBlank(name) ? t('viewNameMissing') : undefined}
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={setName}
        />
      </form>
    </Dialog>
  )
}
