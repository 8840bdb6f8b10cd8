import type { GoodsCard } from '@compute-mall/core/goods'
import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../testing/index.ts'
import { startSeededServer } from '../testing/seeded.ts'

/**
 * A hundred searches as buyers type them: words | what the name of the first hit has, in Chinese or English. They were
 * written before any result was looked at.
 */
const queries = `
nvidia a100|A100
英伟达|(A100|A800|H800|H20|L40|L40S|L20|RTX4090|RTX3090|V100|T4)\\b
显卡|(A100|A800|H800|H20|L40|L40S|L20|RTX4090|RTX3090|V100|T4|GPU)
8xA100|8\\*A100
8*A100|8\\*A100
A100*8|A100
八卡|8\\*
8卡|8\\*
八卡 A100|8\\*A100
80GB|(A100|A800|H800)
80G 显存|(A100|A800|H800)
A100 80G 包月|A100
A100 80GB monthly|A100
A-100|A100
a100|A100
Ａ１００|A100
A 800|A800
A800|A800
H800|H800
H100|H800
h200|H800
B200|H800
H20|H20
L40S|L40S
L20|L20
4090|RTX4090
RTX 4090|RTX4090
rtx-4090|RTX4090
5090|RTX4090
3090|RTX3090
V100|V100
T4|T4
昇腾|(Z100|Z100L|K100|K100-AI|DCU)
昇腾910B|(Z100|Z100L|K100|K100-AI|DCU)
寒武纪|(Z100|Z100L|K100|K100-AI|DCU)
DCU|(Z100|Z100L|K100|K100-AI|DCU)
海光 DCU|(Z100|Z100L|K100|K100-AI|DCU)
国产卡|(Z100|Z100L|K100|K100-AI|DCU)
K100|K100
K100-AI|K100-AI
鲲鹏|(Kunpeng|鲲鹏)
飞腾|Phytium
海光|Hygon
Intel 8458P|Intel8458P
8458P|Intel8458P
至强|Intel
xeon|Intel
EPYC|AMD
arm|(Kunpeng|Phytium|鲲鹏|飞腾)
64核|64C
gpu|(A100|A800|H800|H20|L40|L40S|L20|RTX4090|RTX3090|V100|T4|GPU)
gpu服务器|(A100|A800|H800|H20|L40|L40S|L20|RTX4090|RTX3090|V100|T4|GPU)
租gpu|(A100|A800|H800|H20|L40|L40S|L20|RTX4090|RTX3090|V100|T4|GPU)
租一张4090|RTX4090
租 A100 多少钱|A100
rent h800|H800
cpu|(Intel|AMD|Hygon|Kunpeng|Phytium|CPU)
超算|(Intel|AMD|Hygon|Kunpeng|Phytium|CPU)
slurm|(Intel|AMD|Hygon|Kunpeng|Phytium|A100|A800|H800|H20|L40|L20|RTX|V100|T4|DCU|Z100|K100|CPU|GPU)
k8s|(A100|A800|H800|H20|L40|L20|RTX|V100|T4|GPU|DCU|Z100|K100|CPU|Intel|AMD|Kubernetes)
pytorch|(A100|A800|H800|H20|L40|L20|RTX|V100|T4|GPU|DCU|Z100|K100|PyTorch)
北京|(华北|North China|天津|Tianjin)
北京 gpu|(华北|North China|天津|Tianjin|A100|A800|H800|H20|L40|L20|RTX|V100|T4)
Beijing|(华北|North China|天津|Tianjin)
天津 A100|A100
上海|(华东|East China|昆山|Kunshan)
深圳|(华南|South China|深圳|Shenzhen)
成都 cpu|(Intel|AMD|Hygon|Kunpeng|Phytium|CPU)
华东|(华东|East China)
north china|(华北|North China)
裸金属|裸金属
裸机|裸金属
bare metal|bare-metal
物理机 H800|H800.*裸金属
云服务器|云服务器
云主机|云服务器
vps|云服务器
对象存储|对象存储
S3|对象存储
lustre|并行
并行文件系统|并行
备份|(备份|归档)
gromacs|GROMACS
gromax|GROMACS
分子动力学|(GROMACS|LAMMPS|NAMD|Amber|CHARMM|OpenMM|DL_POLY|DeePMD|HOOMD|PLUMED|分子动力学)
vasp|VASP
第一性原理|(VASP|ESPRESSO|Gaussian|CP2K|ORCA|NWChem|ABINIT|SIESTA|CASTEP|ABACUS|PWmat|Molpro|Q-Chem|WIEN2k|Materials Studio|第一性原理)
fluent|Fluent
流体力学|(Fluent|OpenFOAM|STAR-CCM|CFX|SU2|PHengLEI|Converge|XFlow|PowerFLOW|Nek5000|Code_Saturne|流体)
openfoam|OpenFOAM
有限元|(Abaqus|Mechanical|LS-DYNA|Nastran|CalculiX|Marc|OptiStruct|结构|Code_Aster|MSC|Ansys|RADIOSS)
matlab|MATLAB
deepseek|DeepSeek
deepseek r1|DeepSeek-R1
chatgpt|(DeepSeek|Qwen|GLM|Llama|大语言|ChatGLM|Yi|Baichuan|InternLM|Mistral|MiniCPM|Kimi|Hunyuan|ERNIE|Gemma|Phi)
大模型|(DeepSeek|Qwen|GLM|Llama|大语言|大模型|Yi|Baichuan|InternLM|Mistral|MiniCPM|Kimi|Hunyuan|ERNIE|Gemma|Phi)
文生图|(Diffusion|FLUX|图像|SDXL|Kolors|CogView|Hunyuan|生成|Wan|SD)
语音识别|(语音|Whisper|Paraformer|SenseVoice|ASR)
wrf|WRF
基因测序|(BWA|GATK|STAR|Sam|基因|Blast|BLAST|生物|Seurat|Cell|RELION|Kraken|bioinformatics)
`
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', ...named] = line.split('|')
    return { words, named: new RegExp(named.join('|'), 'i') }
  })

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startSeededServer()
  visitor = server.visitor()
})
afterAll(() => server.stop())

const firstFor = async (words: string): Promise<GoodsCard | undefined> => {
  const usual = searchFixtures.request(words)
  const body = { ...usual, query: { ...usual.query, searchType: 'all' as const } }
  return (await visitor.get(searchEndpoints.goods, { body })).records[0]
}

describe('the words of buyers', () => {
  it('[R2.10] are a hundred', () => {
    expect(queries).toHaveLength(100)
  })

  it('[R2.10] find the right goods first, at least 95 of the hundred', async () => {
    const wrong = []
    for (const { words, named } of queries) {
      const first = await firstFor(words)
      if (first === undefined || !named.test(`${first.name.zh} ${first.name.en}`))
        wrong.push(`${words}: ${first?.name.zh ?? 'nothing'}`)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5)
  })
})
