import { cx } from './cx.ts'
import { dialog, widths } from './Dialog.css.ts'
import { Modal, type ModalProps } from './Modal.tsx'

interface DialogProps extends ModalProps {
  readonly size?: keyof typeof widths | undefined
}

/** A question or a short form over the page. */
export const Dialog = ({ size = 'small', ...modal }: DialogProps) => (
  <Modal {...modal} className={cx(dialog, widths[size])} />
)
