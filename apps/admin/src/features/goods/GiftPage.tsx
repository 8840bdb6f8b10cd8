import { formatMoney, type Money } from '@compute-mall/core/money'
import { FormPage, type FormView } from '@compute-mall/ui/desk/form'
import { Grid, Text } from '@compute-mall/ui/layout'
import {
  DescriptionList,
  Notice,
  QuantityStepper,
  SelectField,
  TextArea,
  TextField,
} from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** A gift as it is being written. */
export interface GiftValues {
  readonly userName: string
  readonly skuId: string
  readonly pricingId: string
  /** Empty for goods that run nowhere in particular. */
  readonly clusterId: string
  readonly amount: number
  readonly duration: number
  readonly reason: string
}
export type GiftField = 'userName' | 'reason'

interface Option {
  readonly value: string
  readonly label: string
}

export interface GiftPageProps {
  readonly view: {
    readonly goods: string
    readonly values: GiftValues
    readonly skus: readonly Option[]
    readonly prices: readonly Option[]
    readonly centers: readonly Option[]
    readonly limit: { readonly minimum: number; readonly maximum: number }
    /** The price is per unit of time. */
    readonly isTimed: boolean
    /** In yuan; null until the server has quoted it. */
    readonly worth: Money | null
    /** Why the gift cannot be given as it is. */
    readonly refusals: readonly string[]
    /** Messages by field; empty before the first attempt. */
    readonly errors: Readonly<Partial<Record<GiftField, string>>>
    readonly attempt: number
    readonly busy: boolean
  }
  readonly links: { readonly goods: string }
  readonly commands: {
    readonly change: (part: Partial<GiftValues>) => void
    readonly give: () => void
  }
}

const SECTION = 'gift'
const fieldId = (field: GiftField) => `gift-${field}`
const fields: readonly GiftField[] = ['userName', 'reason']
const nothing = () => undefined

/** Gives a customer a resource of one goods item. */
export const GiftPage = ({ view, links, commands }: GiftPageProps) => {
  const { t } = useTranslation(['gift', 'admin'])
  const { errors, attempt, busy } = view
  const faults: FormView['faults'] = fields.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ fieldId: fieldId(field), section: SECTION, message }]
  })
  return (
    <FormPage
      view={{
        head: {
          trail: [{ label: t('admin:goods'), to: links.goods }, { label: t('title') }],
          title: t('title'),
          note: view.goods,
        },
        sections: [
          {
            id: SECTION,
            title: t('section'),
            status: faults.length > 0 ? 'wrong' : 'open',
            content: <Fields view={view} commands={commands} />,
          },
        ],
        section: SECTION,
        faults,
        attempt,
        draft: { kind: 'none' },
        overview: null,
        submit: { label: t('submit'), busy },
      }}
      commands={{
        toSection: nothing,
        submit: commands.give,
        change: nothing,
        confirm: nothing,
        keepMine: nothing,
        takeTheirs: nothing,
      }}
    />
  )
}

const Fields = ({ view, commands: { change } }: Pick<GiftPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation('gift')
  const { values, errors, worth } = view
  return (
    <>
      <Text tone="soft">{t('text')}</Text>
      <TextField
        id={fieldId('userName')}
        label={t('userName')}
        required
        autoComplete="off"
        maxLength={64}
        value={values.userName}
        error={errors.userName}
        onChange={(userName) => change({ userName })}
      />
      <Grid columns={2}>
        <SelectField
          label={t('specification')}
          required
          value={values.skuId}
          options={view.skus}
          onChange={(skuId) => change({ skuId })}
        />
        <SelectField
          label={t('price')}
          required
          value={values.pricingId}
          options={view.prices}
          onChange={(pricingId) => change({ pricingId })}
        />
        {view.centers.length > 0 && (
          <SelectField
            label={t('center')}
            required
            value={values.clusterId}
            options={view.centers}
            onChange={(clusterId) => change({ clusterId })}
          />
        )}
      </Grid>
      <Grid columns={2}>
        <QuantityStepper
          label={t('amount')}
          {...view.limit}
          value={values.amount}
          onChange={(amount) => change({ amount })}
        />
        {view.isTimed && (
          <QuantityStepper
            label={t('duration')}
            minimum={1}
            maximum={120}
            value={values.duration}
            onChange={(duration) => change({ duration })}
          />
        )}
      </Grid>
      <TextArea
        id={fieldId('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        required
        rows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
      {view.refusals.map((refusal) => (
        <Notice key={refusal} tone="warn">
          {refusal}
        </Notice>
      ))}
      <DescriptionList
        items={[
          {
            name: t('worth'),
            value: <strong>{worth === null ? t('worthUnknown') : formatMoney(worth)}</strong>,
          },
        ]}
      />
    </>
  )
}
