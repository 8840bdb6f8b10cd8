import { type FieldReason, reasonLine } from '@compute-mall/core/review'
import { useTranslation } from 'react-i18next'
import { FlagIcon } from '../../icons/index.ts'
import { Inline, Stack } from '../../layout/index.ts'
import { Button, EmptyState, Switch } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import { DiffValue } from './DiffValue.tsx'
import * as css from './review.css.ts'
import type { ReviewCommands, ReviewField, ReviewView } from './types.ts'

interface ChangeTableProps {
  readonly fields: readonly ReviewField[]
  readonly view: Pick<ReviewView, 'changedOnly' | 'focused' | 'reasons' | 'mayDecide'>
  readonly commands: Pick<ReviewCommands, 'showChangedOnly' | 'focus' | 'unflag'>
  /** Asks why a field is refused. */
  readonly onFlag: (path: string) => void
}

/** What is reviewed, field by field: as it was, as it is, and why it is refused. On a phone each field is a card. */
export const ChangeTable = ({ fields, view, commands, onFlag }: ChangeTableProps) => {
  const { t } = useTranslation('desk')
  const shown = fields.filter(({ changed }) => changed || !view.changedOnly)
  const isFirst = fields.every(({ was }) => was === null)
  return (
    <Stack gap={3}>
      {!isFirst && (
        <Inline justify="between">
          <span>{t('changedFields', { count: fields.filter(({ changed }) => changed).length })}</span>
          <Switch label={t('changedOnly')} checked={view.changedOnly} onChange={commands.showChangedOnly} />
        </Inline>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t('nothingChanged')}
          actions={<Button onClick={() => commands.showChangedOnly(false)}>{t('showAllFields')}</Button>}
        />
      ) : (
        <div className={css.fields} data-first={isFirst || undefined}>
          <div className={css.fieldsHead} aria-hidden="true">
            <span>{t('field')}</span>
            {!isFirst && <span>{t('was')}</span>}
            <span>{t('is')}</span>
            {view.mayDecide && <span className={css.flagSpace} />}
          </div>
          <ul>
            {shown.map((field) => (
              <FieldRow
                key={field.path}
                field={field}
                isFirst={isFirst}
                mayFlag={view.mayDecide}
                focused={field.path === view.focused}
                reason={view.reasons.find(({ field: path }) => path === field.path)}
                commands={commands}
                onFlag={onFlag}
              />
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

interface FieldRowProps extends Pick<ChangeTableProps, 'commands' | 'onFlag'> {
  readonly field: ReviewField
  /** Nothing was submitted before: there is only what is. */
  readonly isFirst: boolean
  readonly mayFlag: boolean
  readonly focused: boolean
  readonly reason: FieldReason | undefined
}

const FieldRow = ({ field, isFirst, mayFlag, focused, reason, commands, onFlag }: FieldRowProps) => {
  const { t } = useTranslation(['desk', 'review'])
  const { language } = useLanguage()
  const { path, label, was, is, changed } = field
  const flagged = reason !== undefined
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the flag within takes the focus by keyboard.
    <li
      className={css.field}
      data-focused={focused || undefined}
      data-flagged={flagged || undefined}
      onClick={() => commands.focus(path)}
    >
      <span className={css.name}>{label}</span>
      {!isFirst && (
        <div className={css.value}>
          <span className={css.valueName}>{t('was')} </span>
          <DiffValue value={was} change={changed ? 'removed' : 'none'} />
        </div>
      )}
      <div className={css.value}>
        <span className={css.valueName}>{t('is')} </span>
        <DiffValue value={is} change={changed ? 'added' : 'none'} />
      </div>
      {mayFlag && (
        <div className={css.flagCell}>
          <button
            type="button"
            className={css.flag}
            aria-pressed={flagged}
            aria-label={t('flagField', { name: label })}
            title={t('flagField', { name: label })}
            onFocus={() => commands.focus(path)}
            onClick={() => onFlag(path)}
          >
            <FlagIcon size={18} />
          </button>
        </div>
      )}
      {flagged && (
        <div className={css.reason}>
          <span>
            {reasonLine(language, { reason: t(`review:reason.${reason.code}`), text: reason.text })}
          </span>
          <Button size="small" variant="ghost" onClick={() => commands.unflag(path)}>
            {t('removeReason')}
          </Button>
        </div>
      )}
    </li>
  )
}
