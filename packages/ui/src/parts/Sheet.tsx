import { sheet } from './Dialog.css.ts'
import { Modal, type ModalProps } from './Modal.tsx'

/**
 * A phone's dialog: it comes from below, within reach of the thumb, and leaves a strip of the page in sight. The focus
 * begins in the field of a form, which is not dismissible, else at the title: no keyboard covers what one looks at.
 */
export const Sheet = ({ dismissible = true, ...modal }: ModalProps) => (
  <Modal {...modal} dismissible={dismissible} beginsAtField={!dismissible} className={sheet} />
)
