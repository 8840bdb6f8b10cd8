import type { ComponentProps } from 'react'

/** The mark: a torus of compute nodes, open to the right as the C of Compute, on the brand's red. */
export const LogoMark = ({ size = 32, ...rest }: { readonly size?: number } & ComponentProps<'svg'>) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" {...rest}>
    <rect width="32" height="32" rx="8" fill="#c00019" />
    <g fill="none" stroke="#fff" strokeLinecap="round">
      <path d="M22.6 9.4a9.3 9.3 0 1 0 0 13.2" strokeWidth="2.6" />
      <path d="M19.3 12.7a4.7 4.7 0 1 0 0 6.6" strokeWidth="2.2" />
    </g>
    <g fill="#fff">
      <circle cx="24.4" cy="16" r="1.9" />
      <circle cx="16" cy="16" r="1.3" />
    </g>
  </svg>
)
