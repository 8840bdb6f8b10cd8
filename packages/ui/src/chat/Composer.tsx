import { COUNTER_FROM, TEXT_LENGTH } from '@compute-mall/core/chat'
import { cleanText, isBlank, REFUSED } from '@compute-mall/core/codec'
import { listed } from '@compute-mall/core/text'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SendIcon } from '../icons/index.ts'
import { Button, isComposing } from '../parts/index.ts'
import { useSay } from '../text/index.ts'
import * as css from './chat.css.ts'

/** The characters for which no message is sent: controls and turns of direction. */
const refusedSigns = (text: string): string =>
  listed([...new Set(cleanText(text).match(new RegExp(REFUSED.inTexts, 'gu')) ?? [])])

export interface ComposerProps {
  readonly view: {
    readonly text: string
    /** Why nothing can be sent now; null where it can. */
    readonly blocked: string | null
    /** What the writer should know, e.g. that nobody is there. */
    readonly hint: string | null
    /** An earlier message is being changed. */
    readonly isEditing: boolean
    readonly placeholder: string
  }
  readonly commands: {
    readonly write: (text: string) => void
    readonly send: () => void
    readonly cancelEdit: () => void
  }
  /** More to do with what is written, beside the button that sends it. */
  readonly tools?: ReactNode
  /** Above the text. */
  readonly above?: ReactNode
  readonly boxRef?: RefObject<HTMLTextAreaElement | null> | undefined
}

/** Where one writes: Enter sends, Shift and Enter begin a line, and no key that an input method needs does either. */
export const Composer = ({ view, commands, tools, above, boxRef }: ComposerProps) => {
  const { t } = useTranslation('chat')
  const say = useSay()
  const hintId = useId()
  const { text, blocked, hint, isEditing, placeholder } = view
  const isTooLong = text.length > TEXT_LENGTH
  const signs = isTooLong ? '' : refusedSigns(text)
  const isRefused = isTooLong || signs !== ''
  const why = isTooLong
    ? t('tooLong', { most: TEXT_LENGTH })
    : say({ key: 'chat:refusedCharacters', values: { characters: signs } })
  const reason = isRefused ? why : blocked
  const send = () => {
    if (reason === null && !isBlank(text)) commands.send()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && isEditing) {
      event.stopPropagation()
      commands.cancelEdit()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {above}
      <textarea
        ref={boxRef}
        className={css.box}
        dir="auto"
        rows={2}
        aria-label={t('composer')}
        aria-describedby={hintId}
        aria-invalid={isRefused || undefined}
        placeholder={placeholder}
        value={text}
        onChange={(event) => commands.write(event.target.value)}
        onKeyDown={press}
      />
      <div className={css.tools}>
        <span id={hintId} className={isRefused ? css.tooLong : css.hint}>
          {reason ?? hint}
          {text.length > TEXT_LENGTH - COUNTER_FROM && (
            <> {t('counter', { count: text.length, most: TEXT_LENGTH })}</>
          )}
        </span>
        {tools}
        {isEditing && (
          <Button size="small" onClick={commands.cancelEdit}>
            {t('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="small"
          icon={<SendIcon size={16} />}
          disabledReason={reason ?? undefined}
        >
          {t(isEditing ? 'save' : 'send')}
        </Button>
      </div>
    </form>
  )
}
