import { type ApplicantType, neededFor } from '@compute-mall/core/settlement'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../../text/index.ts'
import * as css from './mobile.css.ts'

const applicantTypes: readonly ApplicantType[] = ['ENTERPRISE', 'PERSONAL']

/** What a company and what a person has to have at hand, each folded away under its name. */
export const Needs = () => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  return applicantTypes.map((type) => (
    <details key={type} className={css.fold} name="needs" open={type === 'ENTERPRISE'}>
      <summary className={css.summary}>{t(`type.${type}`)}</summary>
      <dl className={css.needs}>
        {neededFor(type).map(({ section, title, fields }) => (
          <div key={section}>
            <dt className={css.need}>{say(title)}</dt>
            {fields.map(({ name, label }) => (
              <dd key={name} className={css.soft}>
                {say(label)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  ))
}
