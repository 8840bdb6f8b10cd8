import { spinner } from './Spinner.css.ts'

/** A turning ring in the colour of the text; what is being waited for is said by the words beside it. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />
