import {
  type FeedbackErrors,
  type FeedbackField,
  type FeedbackReceipt,
  type OfferRequest,
  offerServices,
  regions,
} from '@compute-mall/core/feedback'
import type { Message } from '@compute-mall/core/messages'
import { Text } from '@compute-mall/ui/layout'
import { Button, CopyText, Dialog, Notice, SelectField, TextArea, TextField } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { form as formStyle } from './ServicePage.css.ts'

export interface OfferDialogProps {
  readonly view: {
    readonly isOpen: boolean
    readonly offer: OfferRequest
    readonly text: string
    readonly errors: FeedbackErrors
    readonly isSending: boolean
    readonly refusal: Message | null
    readonly receipt: FeedbackReceipt | null
    readonly refusals: number
  }
  readonly commands: {
    readonly change: (change: Partial<OfferRequest>) => void
    readonly changeText: (text: string) => void
    readonly leave: (field: FeedbackField) => void
    readonly submit: () => void
    readonly close: () => void
  }
}

/** Asks for an offer: by whom and where one is reached, with the four prompts of the specification (W20). */
export const OfferDialog = ({ view, commands }: OfferDialogProps) => {
  const { t } = useTranslation('feedback')
  return (
    <Dialog
      open={view.isOpen}
      onClose={commands.close}
      title={view.receipt === null ? t('offerTitle') : t('offerSent')}
      dismissible
    >
      {view.receipt === null ? (
        <OfferForm view={view} commands={commands} />
      ) : (
        <>
          <Text as="p">{t('offerLead')}</Text>
          <CopyText text={view.receipt.number} name={t('number')} />
        </>
      )}
    </Dialog>
  )
}

const OfferForm = ({ view, commands }: OfferDialogProps) => {
  const { t } = useTranslation('feedback')
  const say = useSay()
  const { inLanguage } = useLanguage()
  const { offer, errors } = view
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (view.refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [view.refusals])
  const wording = (field: FeedbackField) => {
    const fault = errors[field]
    return fault === undefined ? undefined : t(fault)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    commands.submit()
  }
  const field = (name: 'name' | 'phone' | 'address') => ({
    label: t(name),
    error: wording(name),
    required: true,
    value: offer[name],
    onChange: (text: string) => commands.change({ [name]: text }),
    onBlur: () => commands.leave(name),
  })
  return (
    <form ref={form} className={formStyle} noValidate onSubmit={send}>
      <Text as="p" tone="soft">
        {t('offerLead')}
      </Text>
      {view.refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(view.refusal)}
        </Notice>
      )}
      <SelectField
        label={t('offerService')}
        options={offerServices.map((value) => ({ value, label: t(`service.${value}`) }))}
        value={offer.service}
        onChange={(value) =>
          commands.change({ service: offerServices.find((known) => known === value) ?? offer.service })
        }
      />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField
        label={t('region')}
        error={wording('region')}
        required
        placeholder={t('regionPlaceholder')}
        options={regions.map((region) => ({ value: region.zh, label: inLanguage(region) }))}
        value={offer.region}
        onChange={(region) => commands.change({ region })}
        onBlur={() => commands.leave('region')}
      />
      <TextField {...field('address')} autoComplete="street-address" />
      <TextArea label={t('offerText')} value={view.text} onChange={commands.changeText} rows={3} />
      <Button variant="primary" size="large" type="submit" busy={view.isSending}>
        {t('offer')}
      </Button>
    </form>
  )
}
