import { grantableRoles } from '@compute-mall/core/identity'
import { useTranslation } from 'react-i18next'

/** The name of a role id; one that is not known is shown as it is. */
export const useRoleName = (): ((roleId: string) => string) => {
  const { t } = useTranslation('people')
  return (roleId) => {
    const known = grantableRoles.find((role) => role === roleId)
    return known === undefined ? roleId : t(`role.${known}`)
  }
}
