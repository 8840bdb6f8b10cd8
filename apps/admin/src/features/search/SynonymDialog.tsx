import type { Message } from '@compute-mall/core/messages'
import {
  SYNONYM_FORM,
  type Synonym,
  type SynonymForm,
  SynonymKind,
  wrongSynonymFields,
} from '@compute-mall/core/search'
import { useNarrow } from '@compute-mall/ui/desk/page'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, SelectField, Sheet, TextArea, TextField } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface SynonymDialogProps {
  /** The word that is changed; null for a new one. */
  readonly synonym: Synonym | null
  /** What a new one begins with. */
  readonly term?: string
  readonly busy: boolean
  readonly termError: Message | null
  readonly onSave: (form: SynonymForm) => void
  readonly onClose: () => void
}

const startOf = (synonym: Synonym | null, term: string): SynonymForm =>
  synonym === null
    ? { term, kind: 'same', meanings: '' }
    : { term: synonym.term, kind: synonym.kind, meanings: synonym.meanings.join('\n') }

/** Asks for a word, what it does and what it means. */
export const SynonymDialog = (props: SynonymDialogProps) => {
  const { synonym, term = '', busy, termError, onSave, onClose } = props
  const { t } = useTranslation('synonym')
  const say = useSay()
  const formId = useId()
  const [form, setForm] = useState(startOf(synonym, term))
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<SynonymForm>) => setForm({ ...form, ...part })
  const wrong = wrongSynonymFields(form)
  const limits = { most: SYNONYM_FORM.maxMeanings, length: SYNONYM_FORM.maxTerm }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length === 0) onSave(form)
  }
  const refused = termError === null ? undefined : say(termError)
  const frame = {
    open: true,
    onClose,
    title: synonym === null ? t('add') : t('edit'),
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
          <TextField
            label={t('term')}
            required
            maxLength={SYNONYM_FORM.maxTerm}
            value={form.term}
            error={isTried && wrong.includes('term') ? t('termWrong') : refused}
            onChange={(term) => change({ term })}
          />
          <SelectField
            label={t('kindLabel')}
            required
            hint={t(`hint.${form.kind}`)}
            value={form.kind}
            options={SynonymKind.values.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => SynonymKind.is(kind) && change({ kind })}
          />
          {form.kind !== 'ignored' && (
            <TextArea
              label={t('meanings')}
              required
              hint={t('meaningsHint', limits)}
              rows={4}
              maxLength={SYNONYM_FORM.maxText}
              value={form.meanings}
              error={isTried && wrong.includes('meanings') ? t('meaningsWrong', limits) : undefined}
              onChange={(meanings) => change({ meanings })}
            />
          )}
        </Stack>
      </form>
    ),
  }
  return useNarrow() ? <Sheet {...frame} /> : <Dialog {...frame} size="medium" />
}
