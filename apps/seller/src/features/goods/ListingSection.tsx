import { RadioGroup, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'
import { instantOf, localOf } from './localTime.ts'

/** When the goods go on the shelf: at once after passing, or at a time. */
export const ListingSection = ({ form: { shelfAt }, errorOf, change }: EditorFields) => {
  const { t } = useTranslation('seller')
  const [isTimed, setTimed] = useState(shelfAt !== null)
  const options = (['atOnce', 'atTime'] as const).map((value) => ({
    value,
    label: t(`goods.listing.${value}`),
  }))
  return (
    <>
      <RadioGroup
        legend={t('goods.listing')}
        value={isTimed || shelfAt !== null ? 'atTime' : 'atOnce'}
        options={options}
        onChange={(value) => {
          setTimed(value === 'atTime')
          if (value === 'atOnce') change({ shelfAt: null })
        }}
      />
      {(isTimed || shelfAt !== null) && (
        <TextField
          id={fieldId('shelfAt')}
          type="datetime-local"
          label={t('goods.shelfAt')}
          hint={t('goods.shelfAtHint')}
          value={shelfAt === null ? '' : localOf(shelfAt)}
          error={errorOf('shelfAt')}
          onChange={(text) => change({ shelfAt: instantOf(text) })}
        />
      )}
    </>
  )
}
