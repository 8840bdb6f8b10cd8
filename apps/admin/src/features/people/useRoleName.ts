import { roleKeyOf } from '@compute-mall/core/identity'
import { useTranslation } from 'react-i18next'

/** The name of a role or role id; one that has none is shown as it is. */
export const useRoleName = (): ((roleId: string) => string) => {
  const { t } = useTranslation('people')
  return (roleId) => {
    const key = roleKeyOf(roleId)
    return key === null ? roleId : t(key)
  }
}
