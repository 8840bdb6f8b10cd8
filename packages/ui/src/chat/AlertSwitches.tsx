import { useTranslation } from 'react-i18next'
import { Switch } from '../parts/index.ts'
import * as css from './chat.css.ts'

export interface AlertSwitchesProps {
  readonly choices: {
    readonly sound: boolean
    readonly notices: boolean
    /** The browser allows no notices of the system. */
    readonly areNoticesBarred: boolean
  }
  readonly commands: {
    readonly setSound: (isOn: boolean) => void
    readonly setNotices: (isOn: boolean) => void
  }
}

/** How one is told of new messages besides the page: by a tone, and by notices of the system (width 2.9). */
export const AlertSwitches = ({ choices, commands }: AlertSwitchesProps) => {
  const { t } = useTranslation('chat')
  return (
    <div className={css.alerts}>
      <Switch label={t('sound')} checked={choices.sound} onChange={commands.setSound} />
      <TellMe choices={choices} commands={commands} />
    </div>
  )
}

/** The notices of the system alone, e.g. for whoever waits until a shop answers again. */
export const TellMe = ({ choices, commands }: AlertSwitchesProps) => {
  const { t } = useTranslation('chat')
  return (
    <>
      <Switch
        label={t('tellMe')}
        checked={choices.notices}
        disabled={choices.areNoticesBarred}
        onChange={commands.setNotices}
      />
      {choices.areNoticesBarred && <p className={css.hint}>{t('noticesBarred')}</p>}
    </>
  )
}
