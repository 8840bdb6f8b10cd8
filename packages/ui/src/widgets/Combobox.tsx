import { Combobox as Ark } from '@ark-ui/react/combobox'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CloseIcon, OpenIcon } from '../icons/index.ts'
import { box as boxStyle, input } from '../parts/Field.css.ts'
import { Field, type FieldFrame } from '../parts/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { mark, press } from './Combobox.css.ts'
import { item, note, popup } from './popup.css.ts'
import { type Typing, useTyping } from './useTyping.ts'

interface ComboboxProps extends FieldFrame, Typing {
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
}

/** One of very many, found by typing. Up to some twenty, `SelectField` is quicker to use. */
export const Combobox = ({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  onQuery,
  busy = false,
  ...frame
}: ComboboxProps) => {
  const { t } = useTranslation(['widgets', 'parts'])
  const id = useId()
  const { combobox, box, type, found, isTyping, isWaiting } = useTyping(
    { options, value, onChange, onQuery, busy },
    {
      // The list is named as its input is.
      ids: { input: id, label: id },
      openOnClick: true,
      disabled,
      invalid: frame.error !== undefined,
      required: frame.required,
      placeholder: placeholder ?? t('parts:pleaseSelect'),
      translations: { triggerLabel: t('openOptions'), clearTriggerLabel: t('clear') },
      positioning: { sameWidth: true, strategy: 'fixed', gutter: 4 },
    },
  )
  const onKeyDownCapture = (event: KeyboardEvent) =>
    event.key === 'Enter' && isWaiting && event.preventDefault()

  return (
    <Field {...frame} id={id}>
      {(control) => (
        <Ark.RootProvider value={combobox} lazyMount unmountOnExit>
          <Ark.Control className={boxStyle}>
            <Ark.Input
              {...control}
              ref={box}
              className={input}
              onChange={(event) => type(event.target.value)}
              onKeyDownCapture={onKeyDownCapture}
            />
            {value !== null && (
              <Ark.ClearTrigger className={press}>
                <CloseIcon size={14} />
              </Ark.ClearTrigger>
            )}
            <Ark.Trigger className={press}>
              <OpenIcon size={16} />
            </Ark.Trigger>
          </Ark.Control>
          <span className={visuallyHidden} role="status">
            {isTyping && (busy ? t('parts:loading') : t('optionsFound', { count: found.length }))}
          </span>
          <Ark.Positioner>
            <Ark.Content className={popup}>
              {found.map((option) => (
                <Ark.Item key={option.value} item={option} className={item}>
                  <Ark.ItemText>{option.label}</Ark.ItemText>
                  <Ark.ItemIndicator className={mark}>
                    <CheckIcon size={16} />
                  </Ark.ItemIndicator>
                </Ark.Item>
              ))}
              {found.length === 0 && (
                // A list box without an option would be none.
                <div className={note} role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
                  {t(busy ? 'parts:loading' : 'noMatch')}
                </div>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Ark.RootProvider>
      )}
    </Field>
  )
}
