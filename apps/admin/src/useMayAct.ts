import { useAppData } from '@compute-mall/app'
import { mayAct } from './access.ts'

/** True if the signed-in user may change a section, false if it is read-only for them. */
export const useMayAct = (section: Parameters<typeof mayAct>[0]): boolean => {
  const { user } = useAppData()
  return user !== null && mayAct(section)(user)
}
