import { ReasonCode } from '../review/index.ts'

/** Why goods could not be put on the shelf (R4.03). */
export const notListed = ['noPrice', 'noCentre', 'itemDisabled', 'expired'] as const
/** A reason of the shelf job. */
export type NotListed = (typeof notListed)[number]

/** One reason of a life as it is read: by what it is known, and what somebody wrote. */
export interface GoodsReason {
  readonly notListed: NotListed | null
  readonly code: ReasonCode | null
  /** The path of the field that it is about. */
  readonly field: string | null
  readonly text: string
}

const LINE = /^([a-zA-Z][\w.]*): (.*)$/

const isNotListed = (text: string): text is NotListed => notListed.some((reason) => reason === text)

const readLine = (line: string): GoodsReason => {
  const plain = { notListed: null, code: null, field: null, text: line }
  if (isNotListed(line)) return { ...plain, notListed: line, text: '' }
  const [, head, rest = ''] = LINE.exec(line) ?? []
  if (head === undefined) return plain
  if (ReasonCode.is(head)) return { ...plain, code: head, text: rest }
  return ReasonCode.is(rest)
    ? { ...plain, field: head, code: rest, text: '' }
    : { ...plain, field: head, text: rest }
}

/**
 * The reasons that the life of goods keeps as one text, so that nobody has to read codes and paths: of the shelf job, of
 * who forced goods off, and of a refusal for fields alone, one a line.
 * @example
 * import { readGoodsReasons } from '@compute-mall/core/goods'
 *
 * readGoodsReasons('notAllowed: 宣传用语违规')[0] // → { notListed: null, code: 'notAllowed', field: null, text: '宣传用语违规' }
 */
export const readGoodsReasons = (reason: string): readonly GoodsReason[] => reason.split('\n').map(readLine)
