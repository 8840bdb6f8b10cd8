import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import { Dialog, Switch } from '../../parts/index.ts'
import { KeyHint } from './KeyHint.tsx'
import * as css from './review.css.ts'

interface KeysDialogProps {
  readonly on: boolean
  readonly onTurn: (on: boolean) => void
  readonly onClose: () => void
}

const keys = ['J', 'K', 'F', 'P', 'R', 'C', '?'] as const

/** What each key does, and the switch that turns them off. */
export const KeysDialog = ({ on, onTurn, onClose }: KeysDialogProps) => {
  const { t } = useTranslation('desk')
  return (
    <Dialog open dismissible onClose={onClose} title={t('keys')}>
      <Stack>
        <Switch label={t('keysOn')} checked={on} onChange={onTurn} />
        <dl className={css.keys}>
          {keys.map((name) => (
            <Fragment key={name}>
              <dt>
                <KeyHint name={name} always />
              </dt>
              <dd>{t(`key.${name}`)}</dd>
            </Fragment>
          ))}
        </dl>
      </Stack>
    </Dialog>
  )
}
