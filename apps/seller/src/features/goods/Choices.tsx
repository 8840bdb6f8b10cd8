import { Grid } from '@compute-mall/ui/layout'
import { Checkbox } from '@compute-mall/ui/parts'
import type { Choice } from './editor.types.ts'

interface ChoicesProps {
  readonly id?: string
  readonly legend: string
  readonly options: readonly Choice[]
  readonly chosen: readonly string[]
  /** How many may be chosen; any number without it. */
  readonly most?: number
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some of a few options. */
export const Choices = ({ id, legend, options, chosen, most = options.length, onChange }: ChoicesProps) => (
  <fieldset id={id} tabIndex={-1}>
    <legend>{legend}</legend>
    <Grid columns={3}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          disabled={!chosen.includes(value) && chosen.length >= most}
          onChange={(checked) =>
            onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </Grid>
  </fieldset>
)
