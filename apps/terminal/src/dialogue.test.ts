import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createDialogue } from './dialogue.ts'

const setUp = () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  return { input, dialogue: createDialogue(input, output), written: () => String(output.read() ?? '') }
}

describe('a conversation in lines', () => {
  it('[R1.01] asks, and hears the line without its surrounding spaces', async () => {
    const { input, dialogue, written } = setUp()
    dialogue.say('您好')
    const answer = dialogue.ask('数量：')
    input.write('  10 \n')
    expect(await answer).toBe('10')
    expect(written()).toBe('您好\n数量： ')
  })

  it('[H17] writes no control characters, so that a name cannot steer the terminal', () => {
    const { dialogue, written } = setUp()
    dialogue.say('GPU \u001b[2J\u009b31m\rcard\u0007\nsecond line')
    void dialogue.ask('Buy \u001b]0;title\u0007?')
    expect(written()).toBe('GPU [2J31mcard\nsecond line\nBuy ]0;title? ')
  })

  it('keeps the lines that come before they are asked for, in their order', async () => {
    const { input, dialogue } = setUp()
    input.write('one\ntwo\n')
    expect([await dialogue.ask('?'), await dialogue.ask('?')]).toEqual(['one', 'two'])
  })

  it('gives a question up, and hears the next line as the answer to the next question', async () => {
    const { input, dialogue } = setUp()
    const givingUp = new AbortController()
    const given = dialogue.ask('check?', givingUp.signal)
    givingUp.abort()
    expect(await given).toBeUndefined()
    const next = dialogue.ask('mall>')
    input.write('orders\n')
    expect(await next).toBe('orders')
  })

  it('hears the end', async () => {
    const { input, dialogue } = setUp()
    const answer = dialogue.ask('?')
    input.end()
    expect(await answer).toBeUndefined()
    expect(await dialogue.ask('?')).toBeUndefined()
  })

  it('hides a password while it is typed at a terminal, and edits it', async () => {
    const modes: boolean[] = []
    const terminal = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: (isRaw: boolean) => modes.push(isRaw),
    })
    const output = new PassThrough()
    const interrupted: string[] = []
    const dialogue = createDialogue(terminal, output, () => interrupted.push('SIGINT'))
    const answer = dialogue.askHidden('密码：')
    expect(modes).toEqual([true])
    terminal.write('Mxy\u007f\u007fall-2026\r')
    expect(await answer).toBe('Mall-2026')
    expect(modes).toEqual([true, false])
    expect(String(output.read())).toBe('密码： \n')
    void dialogue.askHidden('密码：')
    terminal.write('\u0003')
    await expect.poll(() => interrupted).toEqual(['SIGINT'])
  })
})
