import type { CartLine } from '@compute-mall/core/cart'
import { Checkbox } from '@compute-mall/ui/parts'
import type { CartCommands } from './CartPage.props.ts'

interface SelectLinesProps {
  readonly label: string
  readonly lines: readonly CartLine[]
  readonly commands: CartCommands
}

/** Selects all lines of a centre or a shop; half chosen, it says so. */
export const SelectLines = ({ label, lines, commands }: SelectLinesProps) => {
  const chosen = lines.filter((line) => line.selected).length
  return (
    <Checkbox
      label={label}
      labelHidden
      checked={chosen === lines.length}
      mixed={chosen > 0 && chosen < lines.length}
      onChange={(selected) =>
        commands.select(
          lines.map(({ item }) => item.id),
          selected,
        )
      }
    />
  )
}
