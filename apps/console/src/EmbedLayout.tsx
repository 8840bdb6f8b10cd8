import type { ReactNode } from 'react'

/** Nothing around: the page stands within another page of ours. */
export const EmbedLayout = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>
