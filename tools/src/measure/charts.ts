import { CHART_BUDGET, chartWeights } from '../package/charts.ts'
import { textTable } from './table.ts'

/** `npm run measure:charts`: what importing one chart of the core costs, without the libraries' own weight. */
const weights = await chartWeights()
console.log(
  textTable(
    ['Brotli', 'KB', 'at most', ''],
    weights.map(({ entry, name, bytes }) => [
      `${entry} ${name}`,
      (bytes / 1000).toFixed(1),
      (CHART_BUDGET / 1000).toFixed(1),
      bytes > CHART_BUDGET ? 'too heavy' : '',
    ]),
  ),
)
if (weights.some(({ bytes }) => bytes > CHART_BUDGET)) process.exitCode = 1
