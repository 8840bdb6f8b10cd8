import { useAppData } from '@compute-mall/app'
import { mayAct } from './access.ts'

/** Whether the reader may change something in a section, or only look. */
export const useMayAct = (section: Parameters<typeof mayAct>[0]): boolean => {
  const { user } = useAppData()
  return user !== null && mayAct(section)(user)
}
