import { type ApplicantType, neededFor } from '@compute-mall/core/settlement'
import { useSay } from '@compute-mall/ui/text'
import * as css from './settle.css.ts'

export const applicantTypes: readonly ApplicantType[] = ['ENTERPRISE', 'PERSONAL']

/** What an applicant has to have at hand, part by part. */
export const Needs = ({ type }: { readonly type: ApplicantType }) => {
  const say = useSay()
  return (
    <dl className={css.needs}>
      {neededFor(type).map(({ section, title, fields }) => (
        <div key={section} className={css.needGroup}>
          <dt className={css.need}>{say(title)}</dt>
          {fields.map(({ name, label }) => (
            <dd key={name} className={css.soft}>
              {say(label)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
