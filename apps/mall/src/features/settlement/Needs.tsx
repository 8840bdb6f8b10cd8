import { type ApplicantType, neededFor } from '@compute-mall/core/settlement'
import { Text } from '@compute-mall/ui/layout'
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
          <Text as="dt" weight="medium">
            {say(title)}
          </Text>
          {fields.map(({ name, label }) => (
            <Text key={name} as="dd" tone="soft">
              {say(label)}
            </Text>
          ))}
        </div>
      ))}
    </dl>
  )
}
