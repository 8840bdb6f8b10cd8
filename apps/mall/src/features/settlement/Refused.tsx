import { type ReasonView, reasonView } from '@compute-mall/core/review'
import { type Application, answersOf } from '@compute-mall/core/settlement'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card, Notice } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { errorLink } from './application.css.ts'
import { fieldId } from './application.types.ts'

/** Why an application was rejected: as a whole, then field by field with what to do and a link to it. */
export const Refused = ({ application }: { readonly application: Application }) => {
  const { t } = useTranslation('settlement')
  const { rejectReason, reasons } = application
  return (
    <Card title={t('reasonsTitle')}>
      <Stack gap={4}>
        {rejectReason !== null && (
          <Notice tone="warn" title={t('generalReason')}>
            {rejectReason}
          </Notice>
        )}
        {reasons.length > 0 && (
          <Stack as="ol" gap={4}>
            {reasons.map((reason) => (
              <li key={reason.field}>
                <RefusedField reason={reasonView(reason)} application={application} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

interface RefusedFieldProps {
  readonly reason: ReasonView
  readonly application: Application
}

const RefusedField = ({ reason, application }: RefusedFieldProps) => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  const answer = answersOf(application.form)
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === reason.field)
  const label = answer === undefined ? reason.field : say(answer.label)
  return (
    <Stack gap={1}>
      <Text weight="medium">{`${label} · ${say(reason.label)}`}</Text>
      {reason.text !== '' && <Text>{reason.text}</Text>}
      <Text tone="soft">{say(reason.next)}</Text>
      <div>
        <Link className={errorLink} to={`${routes.settleCreate.href()}#${fieldId(reason.field)}`}>
          {t('toField', { field: label })}
        </Link>
      </div>
    </Stack>
  )
}
