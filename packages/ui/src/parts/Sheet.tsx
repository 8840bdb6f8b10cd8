import { Modal, type ModalProps } from './Modal.tsx'
import { sheet } from './Sheet.css.ts'

/**
 * A phone's dialog: it comes from below, within reach of the thumb, and leaves a strip of the page in sight. The focus
 * begins at its title, so that no keyboard covers what one came to look at.
 */
export const Sheet = ({ dismissible = true, ...modal }: ModalProps) => (
  <Modal {...modal} dismissible={dismissible} beginsAtField={false} className={sheet} />
)
