import { randomOf } from '../../random.ts'
import { type ShopSeed, shopOf } from '../../world.ts'

const local: Readonly<Record<string, readonly string[]>> = {
  north: ['1005', '1002'],
  northeast: ['1005'],
  east: ['1006', '1002'],
  central: ['1007'],
  south: ['1004'],
  southwest: ['1003'],
  northwest: ['1008'],
}

const namePlate = ({ id, name }: ShopSeed) => ({ id, name })

/** The platform's own shop for four of ten, a shop of the region for the others. */
export const computeShop = (region: string, key: string) => {
  const random = randomOf(`${key}:shop`)
  return namePlate(shopOf(random.chance(0.4) ? '1001' : random.pick(local[region] ?? ['1001'])))
}

/** Who sells what, by category. */
const traders: Readonly<Record<string, readonly string[]>> = {
  cfd: ['1009', '1010', '1013'],
  structural: ['1009', '1010', '1013'],
  multiphysics: ['1011', '1013'],
  electromagnetics: ['1011', '1013'],
  eda: ['1012', '1013'],
  molecular: ['1015'],
  quantumChemistry: ['1014'],
  bioinformatics: ['1016'],
  weather: ['1017'],
  geophysics: ['1018'],
  mathematics: ['1019'],
  visualisation: ['1019', '1031'],
  developerTools: ['1019'],
  saasSimulation: ['1028'],
  saasAi: ['1021'],
  saasLife: ['1029'],
  saasMaterials: ['1030'],
  saasRendering: ['1031'],
  saasData: ['1032'],
  llm: ['1021', '1022'],
  reasoning: ['1021', '1022'],
  codeModel: ['1022'],
  multimodal: ['1021', '1023'],
  imageGeneration: ['1025'],
  vision: ['1023'],
  speech: ['1024'],
  embedding: ['1022'],
  scientificModel: ['1027'],
  corpus: ['1033'],
  speechData: ['1033'],
  imageData: ['1034'],
  industryData: ['1034'],
  remoteSensingData: ['1035'],
  weatherData: ['1035'],
  biologyData: ['1036'],
  materialsData: ['1036'],
  solverCode: ['1037'],
  trainingCode: ['1037'],
  workflowCode: ['1037'],
  applicationCode: ['1038'],
  porting: ['1039'],
  deployment: ['1039'],
  training: ['1039'],
  consulting: ['1040'],
  dataService: ['1040'],
  operations: ['1040'],
}

/** @throws RangeError for a category in which nobody trades */
export const traderOf = (category: string, key: string) => {
  const ids = traders[category]
  if (ids === undefined) throw new RangeError(`nobody sells ${category}`)
  return namePlate(shopOf(randomOf(`${key}:shop`).pick(ids)))
}

export const shopNumber = (id: string) => namePlate(shopOf(id))
