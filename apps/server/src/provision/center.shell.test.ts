import { describe, expect, it } from 'vitest'
import { answerLine } from './center.shell.ts'
import type { Machine, Subject } from './center.subject.ts'

const subjectOn = (machine: Machine): Subject => ({
  lineId: '0f2c4d6e00000000abcdef12',
  kind: 'heterogeneous',
  clusterId: 'c-kunshan',
  amount: 100,
  unit: 'cardHour',
  used: 0,
  endsAt: null,
  machine,
  password: null,
})
const machines = {
  cpu: { kind: 'cpu', cards: 0, card: '' },
  gpu: { kind: 'gpu', cards: 2, card: 'A800' },
  dcu: { kind: 'dcu', cards: 4, card: 'K100' },
} as const satisfies Record<string, Machine>
const answer = (machine: Machine, line: string) => answerLine(line, subjectOn(machine), new Date(0))

describe('the shell of the demonstration centre', () => {
  it.each([
    ['gpu', 'nvidia-smi', 3],
    ['dcu', 'hy-smi', 5],
    ['dcu', 'rocm-smi', 5],
  ] as const)('[R4.05] lists the cards of a machine of %s by %s', (kind, command, lines) => {
    const { text, code } = answer(machines[kind], command)
    expect([code, text.split('\n').length]).toEqual([0, lines])
    expect(text).toContain(machines[kind].card)
  })

  it.each([
    ['cpu', 'nvidia-smi'],
    ['cpu', 'hy-smi'],
    ['dcu', 'nvidia-smi'],
    ['gpu', 'rocm-smi'],
  ] as const)('[R4.05] has no tool of other cards on a machine of %s: %s', (kind, command) => {
    expect(answer(machines[kind], command)).toEqual({
      text: `${command}: command not found; try help`,
      code: 127,
    })
    expect(answer(machines[kind], 'help').text).not.toContain(command)
  })

  it('[R4.05] tells system, processor and queue by the kind of machine', () => {
    expect(answer(machines.cpu, 'uname -a').text).toMatch(/^Linux .* x86_64 GNU\/Linux$/)
    expect(answer(machines.dcu, 'lscpu').text).toContain('Hygon')
    expect(answer(machines.gpu, 'lscpu').text).not.toContain('Hygon')
    expect(answer(machines.cpu, 'sinfo').text).toContain('(null)')
    expect(answer(machines.gpu, 'sinfo').text).toContain('gpu:A800:2')
    expect(answer(machines.dcu, 'sinfo').text).toContain('dcu:K100:4')
  })

  it('[B3] takes no inherited name for a command', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(answer(machines.cpu, name).code).toBe(127)
  })
})
