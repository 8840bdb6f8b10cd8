import { Id, isBlank } from '@compute-mall/core/codec'
import { CATALOGUE_FORM, type SpecificationForm } from '@compute-mall/core/resource'
import { useNarrow } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, Sheet, TextField } from '@compute-mall/ui/parts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface SpecificationDialogProps {
  readonly busy: boolean
  readonly onAdd: (form: SpecificationForm) => void
  readonly onClose: () => void
}

/** Asks for the code and the names of a specification. */
export const SpecificationDialog = ({ busy, onAdd, onClose }: SpecificationDialogProps) => {
  const { t } = useTranslation('catalogue')
  const formId = useId()
  const [form, setForm] = useState<SpecificationForm>({ code: '', nameZh: '', nameEn: '' })
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<SpecificationForm>) => setForm({ ...form, ...part })
  const isCodeWrong = !Id.is(form.code.trim())
  const isNameMissing = isBlank(form.nameZh)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isCodeWrong && !isNameMissing) onAdd({ ...form, code: form.code.trim() })
  }
  const frame = {
    open: true,
    onClose,
    title: t('addSpecification'),
    dismissible: false,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} busy={busy}>
          {t('addSpecification')}
        </Button>
      </>
    ),
    children: (
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            required
            maxLength={64}
            value={form.code}
            error={isTried && isCodeWrong ? t('codeWrong') : undefined}
            onChange={(code) => change({ code })}
          />
          <TextField
            label={t('nameZh')}
            required
            maxLength={CATALOGUE_FORM.maxName}
            value={form.nameZh}
            error={isTried && isNameMissing ? t('required') : undefined}
            onChange={(nameZh) => change({ nameZh })}
          />
          <TextField
            label={t('nameEn')}
            optional
            hint={t('englishHint')}
            maxLength={CATALOGUE_FORM.maxEnglishName}
            value={form.nameEn}
            onChange={(nameEn) => change({ nameEn })}
          />
        </Stack>
      </form>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
