import type { Choice } from '@compute-mall/core/goods'
import type { GoodsCommands, GoodsView } from './GoodsPage.props.ts'

export interface ChoiceOptionsProps {
  readonly view: GoodsView
  readonly choice: Choice
  readonly commands: Pick<GoodsCommands, 'choose'>
}
