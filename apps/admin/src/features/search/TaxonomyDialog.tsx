import type { Message } from '@compute-mall/core/messages'
import {
  TAXONOMY_FORM,
  type TaxonomyForm,
  type TaxonomyNode,
  wrongTaxonomyFields,
  wrongTaxonomyNames,
} from '@compute-mall/core/search'
import { useNarrow } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, SelectField, Sheet, TextField } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface TaxonomyDialogProps {
  readonly tree: TaxonomyNode['tree']
  /** The category that is changed; null for a new one. */
  readonly node: TaxonomyNode | null
  /** Below which a new one can stand. */
  readonly roots: readonly TaxonomyNode[]
  readonly busy: boolean
  readonly codeError: Message | null
  readonly onSave: (form: TaxonomyForm) => void
  readonly onClose: () => void
}

const startOf = (tree: TaxonomyNode['tree'], node: TaxonomyNode | null): TaxonomyForm =>
  node === null
    ? { tree, parent: '', code: '', nameZh: '', nameEn: '' }
    : { tree, parent: node.parent ?? '', code: node.code, nameZh: node.name.zh, nameEn: node.name.en }

/** Asks for the names of a category, and of a new one also where it stands and its code. */
export const TaxonomyDialog = (props: TaxonomyDialogProps) => {
  const { tree, node, roots, busy, codeError, onSave, onClose } = props
  const { t } = useTranslation('taxonomy')
  const { inLanguage } = useLanguage()
  const say = useSay()
  const formId = useId()
  const [form, setForm] = useState(startOf(tree, node))
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<TaxonomyForm>) => setForm({ ...form, ...part })
  const wrong = node === null ? wrongTaxonomyFields(form) : wrongTaxonomyNames(form)
  const errorOf = (field: (typeof wrong)[number]) =>
    isTried && wrong.includes(field) ? t(`${field}Wrong`) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length === 0) onSave(form)
  }
  const nameField = (field: 'nameZh' | 'nameEn') => (
    <TextField
      label={t(field)}
      required
      maxLength={TAXONOMY_FORM.maxName}
      value={form[field]}
      error={errorOf(field)}
      onChange={(name) => change({ [field]: name })}
    />
  )
  const frame = {
    open: true,
    onClose,
    title: node === null ? t('add') : t('editTitle', { name: inLanguage(node.name) }),
    dismissible: false,
    footer: (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} busy={busy}>
          {t('save')}
        </Button>
      </>
    ),
    children: (
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          {node === null && (
            <>
              <SelectField
                label={t('parent')}
                value={form.parent}
                options={[
                  { value: '', label: t('top') },
                  ...roots.map(({ code, name }) => ({ value: code, label: inLanguage(name) })),
                ]}
                onChange={(parent) => change({ parent })}
              />
              <TextField
                label={t('code')}
                required
                hint={t('codeHint')}
                maxLength={TAXONOMY_FORM.maxCode}
                value={form.code}
                error={errorOf('code') ?? (codeError === null ? undefined : say(codeError))}
                onChange={(code) => change({ code })}
              />
            </>
          )}
          {nameField('nameZh')}
          {nameField('nameEn')}
        </Stack>
      </form>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
