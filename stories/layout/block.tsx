import { Surface } from '@compute-mall/ui/layout'
import type { ReactNode } from 'react'

/** Something that is laid out; what it is does not matter. */
export const Block = ({ children = '8×A800' }: { readonly children?: ReactNode }) => (
  <Surface padding={3} corner="medium">
    {children}
  </Surface>
)

export const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}`).map((name) => <Block key={name}>{name}</Block>)
