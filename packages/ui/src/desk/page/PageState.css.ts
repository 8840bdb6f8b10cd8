import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** What comes within 300 ms needs no skeleton. */
export const delayed = style({ animation: `${appear} 1ms 300ms backwards` })
