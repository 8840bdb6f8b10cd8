import { drawer } from './Dialog.css.ts'
import { Modal, type ModalProps } from './Modal.tsx'

/** Side matter that may be long: filters on a phone, a menu, a conversation. */
export const Drawer = (modal: ModalProps) => <Modal {...modal} className={drawer} />
