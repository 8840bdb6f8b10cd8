import type { ReactNode } from 'react'

/** Nothing around: the page is a form alone. */
export const PlainLayout = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>
