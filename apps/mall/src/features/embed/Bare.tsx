import { useDevice } from '@compute-mall/app'
import { touchPage } from '@compute-mall/ui/theme'
import { bareOnPhone } from '@compute-mall/ui/theme/bare'
import type { ReactNode } from 'react'

/** A page with nothing around it, which on a phone is for thumbs and clear of its edges all the same (R2.02). */
export const Bare = ({ children }: { readonly children: ReactNode }) =>
  useDevice() === 'mobile' ? <div className={`${touchPage} ${bareOnPhone}`}>{children}</div> : children
