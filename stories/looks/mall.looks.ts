import { drawInLooks } from './looks.ts'

drawInLooks(
  import.meta.glob(
    [
      '../**/*.stories.tsx',
      '!../{admin,console,desk,seller}/**',
      '!../{charts,covers,icons,layout,parts,theme,widgets}/**',
    ],
    { eager: true },
  ),
)
