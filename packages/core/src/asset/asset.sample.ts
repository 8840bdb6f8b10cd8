import type { AssetDetail } from './asset.codec.ts'

/**
 * How a model is called once it is bought, as a command to copy; null where its service has no address.
 * @example
 * import { callSample } from '@compute-mall/core/asset'
 *
 * callSample({ name: { zh: 'R1', en: 'R1' }, serviceUrl: null }) // → null
 */
export const callSample = ({ name, serviceUrl }: Pick<AssetDetail, 'name' | 'serviceUrl'>): string | null => {
  if (serviceUrl === null) return null
  const body = `{"model": ${JSON.stringify(name.en)}, "messages": [{"role": "user", "content": "Hello"}]}`
  return [
    `curl ${serviceUrl}/chat/completions`,
    `  -H 'Authorization: Bearer YOUR_KEY'`,
    `  -H 'Content-Type: application/json'`,
    `  -d '${body.replaceAll("'", "'\\''")}'`,
  ].join(' \\\n')
}
