import { Modal, type ModalProps } from './Modal.tsx'
import { sheet } from './Sheet.css.ts'

/** A phone's dialog: it comes from below, within reach of the thumb, and leaves a strip of the page in sight. */
export const Sheet = ({ dismissible = true, ...modal }: ModalProps) => (
  <Modal {...modal} dismissible={dismissible} className={sheet} />
)
