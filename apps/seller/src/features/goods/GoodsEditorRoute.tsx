import { GoodsEditorPage } from './GoodsEditorPage.tsx'
import { useGoodsEditor } from './useGoodsEditor.ts'

export { loader } from './useGoodsEditor.ts'

export const Component = () => <GoodsEditorPage {...useGoodsEditor()} />
