import type { PasteDialogProps } from './PasteDialog.tsx'
import { useLate } from './useLate.ts'

const load = async () => (await import('./PasteDialog.tsx')).PasteDialog

/** What takes prices from a spreadsheet, loaded once it is asked for. */
export const LatePaste = (props: PasteDialogProps) => {
  const Paste = useLate(load, props.onClose)
  return Paste && <Paste {...props} />
}
