import { useTranslation } from 'react-i18next'
import { ActionBar, Button } from '../../parts/index.ts'
import { type Action, ActionButton } from '../page/index.ts'
import * as css from './form.css.ts'
import type { FormCommands, FormView } from './types.ts'

interface FormBarProps {
  readonly view: Pick<FormView, 'sections' | 'section' | 'overview'>
  readonly commands: FormCommands
  readonly primary: Action
}

/** Back and on between the steps of a phone; after the last one, and on the overview, it is submitted. */
export const FormBar = ({ view: { sections, section, overview }, commands, primary }: FormBarProps) => {
  const { t } = useTranslation('desk')
  const at = sections.findIndex(({ id }) => id === section)
  const before = sections[at - 1]
  const after = overview === null ? sections[at + 1] : undefined
  const back =
    overview === null ? before && (() => commands.toSection(before.id)) : () => commands.change(section)
  return (
    <ActionBar label={t('mainAction')}>
      <div className={css.moves}>
        {back !== undefined && (
          <div className={css.move}>
            <Button size="large" wide onClick={back}>
              {overview === null ? t('stepBack') : t('change')}
            </Button>
          </div>
        )}
        <div className={css.move}>
          {after === undefined ? (
            <ActionButton action={primary} variant="primary" size="large" wide />
          ) : (
            <Button variant="primary" size="large" wide onClick={() => commands.toSection(after.id)}>
              {t('stepNext')}
            </Button>
          )}
        </div>
      </div>
    </ActionBar>
  )
}
