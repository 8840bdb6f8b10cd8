/** On the root element while a dialog is over a page that a bar had taken some width from. */
export const HELD_GUTTER = 'data-held-gutter'
