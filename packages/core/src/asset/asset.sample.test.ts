import { describe, expect, it } from 'vitest'
import { callSample } from './asset.sample.ts'

describe('how a model is called', () => {
  it('[R1.04] is a command that a shell takes as it stands, whatever the name', () => {
    const name = { zh: 'O', en: "O'Model" }
    expect(callSample({ name, serviceUrl: 'https://models.mall.example/v1' })).toBe(
      `curl https://models.mall.example/v1/chat/completions \\
  -H 'Authorization: Bearer YOUR_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{"model": "O'\\''Model", "messages": [{"role": "user", "content": "Hello"}]}'`,
    )
  })

  it('[R1.04] is nothing where the service has no address', () => {
    expect(callSample({ name: { zh: 'R1', en: 'R1' }, serviceUrl: null })).toBeNull()
  })
})
