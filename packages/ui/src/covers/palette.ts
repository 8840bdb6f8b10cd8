import { type GoodsKind, isCompute } from '@compute-mall/core/goods'
import { pick, type Random } from './random.ts'

/** The house palette of one cover: a ground, three tones for the faces of things, and one colour that is lit. */
export interface Palette {
  readonly ground: string
  readonly glow: string
  readonly deep: string
  readonly base: string
  readonly light: string
  readonly lit: string
  readonly words: string
  readonly softWords: string
}

const night: Palette = {
  ground: '#12161d',
  glow: '#1c232e',
  deep: '#262f3d',
  base: '#364254',
  light: '#5a6980',
  lit: '#e5213a',
  words: '#ffffff',
  softWords: '#aeb8c7',
}
const harbour: Palette = {
  ground: '#13233a',
  glow: '#1a304e',
  deep: '#234064',
  base: '#30537e',
  light: '#5c84b4',
  lit: '#ff4d5e',
  words: '#ffffff',
  softWords: '#b3c5de',
}
const wine: Palette = {
  ground: '#3d0710',
  glow: '#560c18',
  deep: '#741423',
  base: '#951f31',
  light: '#c4475a',
  lit: '#ffd7db',
  words: '#ffffff',
  softWords: '#f0b9c0',
}
const paper: Palette = {
  ground: '#f6f2ec',
  glow: '#efe8de',
  deep: '#d8ccbb',
  base: '#c2b39e',
  light: '#e6ddd0',
  lit: '#c00019',
  words: '#16181d',
  softWords: '#665c4e',
}
const mist: Palette = {
  ground: '#eaf0f7',
  glow: '#dfe8f2',
  deep: '#a9bcd4',
  base: '#8aa2c0',
  light: '#c9d7e7',
  lit: '#c00019',
  words: '#16181d',
  softWords: '#4c5c71',
}
const blush: Palette = {
  ground: '#fcefef',
  glow: '#f8e2e3',
  deep: '#e3a9af',
  base: '#d38890',
  light: '#f1cdd0',
  lit: '#c00019',
  words: '#16181d',
  softWords: '#7a4a4f',
}

/** Computing stands on dark ground, applications on light, so that one tells them apart from afar. */
export const paletteOf = (kind: GoodsKind, random: Random): Palette =>
  isCompute(kind)
    ? pick(random, [night, harbour, night, harbour, wine])
    : pick(random, [mist, paper, blush, mist])
