/**
 * How the search index stores the codes of which goods have several: as bits, the place in the list being the bit.
 * Lists only ever grow at their end, up to 62; a code that is no longer used keeps its place.
 */
export const bitCodes = {
  industry: [
    ...['aerospace', 'automotive', 'electronics', 'equipment', 'shipbuilding'],
    ...['drugDiscovery', 'genomics', 'medicalImaging'],
    ...['newMaterials', 'chemicals', 'newEnergy', 'oilGas'],
    ...['climate', 'ocean', 'surveying', 'water'],
    ...['largeModels', 'computerVision', 'speechLanguage', 'autonomousDriving', 'robotics'],
    ...['animation', 'gaming'],
    ...['research', 'teaching'],
    ...['quant', 'riskControl'],
    ...['smartCity', 'emergency'],
  ],
  region: ['north', 'northeast', 'east', 'central', 'south', 'southwest', 'northwest'],
  resource: ['cpu', 'gpu', 'dcu', 'storage', 'bareCpu', 'bareGpu', 'bareDcu'],
  payMode: ['ONCE', 'DAY', 'MONTH', 'YEAR', 'FOREVER'],
  delivery: ['queue', 'instance', 'mount', 'licence', 'account', 'api', 'download', 'expert'],
  spec: [
    ...['Intel8458P', 'Intel8480', 'Intel8358P', 'Intel6330', 'AMD9654', 'AMD7763'],
    ...['Hygon7285', 'Hygon7390', 'Kunpeng920', 'PhytiumS2500'],
    ...['H800', 'H20', 'A100', 'A800', 'L40', 'L40S', 'L20', 'RTX4090', 'RTX3090', 'V100', 'T4'],
    ...['Z100', 'Z100L', 'K100', 'K100AI'],
  ],
  other: ['free', 'trial'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type BitGroup = keyof typeof bitCodes
export const bitGroups = Object.keys(bitCodes) as BitGroup[]

/** The groups by which goods are filtered and counted, each with its column of `goods_search`. */
export const groupColumns = {
  common: 'category',
  industry: 'industry',
  region: 'region',
  resource: 'resource',
  payMode: 'pay_mode',
  delivery: 'delivery',
  spec: 'spec',
  other: 'other',
} as const
export type Group = keyof typeof groupColumns

/** The bits of some codes; one that is not known has none. */
export const bitsOf = (group: BitGroup, codes: readonly string[]): bigint =>
  codes.reduce((bits, code) => bits | bitOf(group, code), 0n)

const bitOf = (group: BitGroup, code: string): bigint => {
  const known: readonly string[] = bitCodes[group]
  const place = known.indexOf(code)
  return place < 0 ? 0n : 1n << BigInt(place)
}
