import { divider } from './Divider.css.ts'

interface DividerProps {
  /** `vertical` stands between things in a row. */
  readonly direction?: 'horizontal' | 'vertical' | undefined
  /** Screen readers are told of the line, where it parts groups that have no headings. */
  readonly told?: boolean | undefined
}

/** A hairline between two things that belong together and differ. */
export const Divider = ({ direction = 'horizontal', told = false }: DividerProps) => (
  <hr
    className={divider({ direction })}
    aria-hidden={told ? undefined : true}
    aria-orientation={told ? direction : undefined}
  />
)
