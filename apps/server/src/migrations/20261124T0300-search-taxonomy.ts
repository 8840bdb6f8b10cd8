import { type Kysely, sql } from 'kysely'

/**
 * What a new mall begins with, by tree: code and words in Chinese and English; what is indented belongs to the line above
 * it (R3.04).
 */
const outlines = {
  resource: `
general|通用算力|General compute
  generalX86|x86 处理器|x86 processors
  generalHygon|海光处理器|Hygon processors
  generalArm|ARM 处理器|Arm processors
heterogeneous|异构算力|Accelerated compute
  heteroTraining|GPU 训练卡|GPUs for training
  heteroInference|GPU 推理与图形卡|GPUs for inference and graphics
  heteroDcu|DCU 加速卡|DCU accelerators
storage|存储资源|Storage
  storageParallel|并行文件存储|Parallel file storage
  storageObject|对象存储|Object storage
  storageArchive|归档与备份|Archive and backup
cloudServer|云服务器|Cloud servers
  cloudGeneral|通用型|General purpose
  cloudMemory|内存型|Memory optimised
  cloudGpu|GPU 型|With GPU
bareMetal|裸金属|Bare metal
  bareCpuNode|CPU 裸金属|CPU nodes
  bareGpuNode|GPU 裸金属|GPU nodes
  bareDcuNode|DCU 裸金属|DCU nodes
`,
  application: `
software|应用软件|Software
  cfd|流体仿真|Fluid dynamics
  structural|结构力学|Structural mechanics
  multiphysics|多物理场|Multiphysics
  electromagnetics|电磁仿真|Electromagnetics
  molecular|分子动力学|Molecular dynamics
  quantumChemistry|量子化学与材料|Quantum chemistry and materials
  bioinformatics|生物信息|Bioinformatics
  weather|气象海洋|Weather and ocean
  geophysics|地球物理|Geophysics
  mathematics|数学与统计|Mathematics and statistics
  visualisation|可视化与渲染|Visualisation and rendering
  eda|电子设计|Electronic design
  developerTools|编译与开发工具|Compilers and developer tools
saas|SaaS 平台|SaaS platforms
  saasSimulation|工业仿真云|Engineering simulation
  saasAi|AI 开发平台|AI development
  saasLife|生命科学平台|Life science
  saasMaterials|材料设计平台|Materials design
  saasRendering|云渲染|Cloud rendering
  saasData|数据分析平台|Data analysis
model|模型服务|Model services
  llm|大语言模型|Large language models
  reasoning|推理模型|Reasoning models
  codeModel|代码模型|Code models
  multimodal|多模态模型|Multimodal models
  imageGeneration|图像与视频生成|Image and video generation
  vision|视觉模型|Vision models
  speech|语音模型|Speech models
  embedding|向量与重排|Embedding and reranking
  scientificModel|科学计算模型|Models for science
data|数据|Data
  corpus|文本语料|Text corpora
  imageData|图像数据|Images
  speechData|语音数据|Speech
  remoteSensingData|遥感数据|Remote sensing
  weatherData|气象数据|Weather
  biologyData|生物数据|Biology
  materialsData|材料数据|Materials
  industryData|工业数据|Industry
sourceCode|源代码|Source code
  solverCode|求解器|Solvers
  trainingCode|训练与推理框架|Training and inference
  workflowCode|工作流与工具|Workflows and tools
  applicationCode|行业应用|Industry applications
service|技术服务|Technical services
  porting|移植与优化|Porting and tuning
  deployment|部署与集成|Deployment and integration
  training|培训认证|Training and certification
  consulting|方案咨询|Consulting
  dataService|数据治理与标注|Data governance and labelling
  operations|运维托管|Managed operations
`,
  industry: `
manufacturing|工业制造|Manufacturing
  aerospace|航空航天|Aerospace
  automotive|汽车|Automotive
  electronics|电子与半导体|Electronics and semiconductors
  equipment|能源装备|Energy equipment
  shipbuilding|船舶海工|Shipbuilding
lifeScience|生命科学|Life science
  drugDiscovery|药物研发|Drug discovery
  genomics|基因组学|Genomics
  medicalImaging|医学影像|Medical imaging
materialsEnergy|材料与能源|Materials and energy
  newMaterials|新材料|New materials
  chemicals|化工|Chemicals
  newEnergy|新能源|New energy
  oilGas|油气勘探|Oil and gas
earthScience|地球科学|Earth science
  climate|气象气候|Weather and climate
  ocean|海洋|Ocean
  surveying|遥感测绘|Surveying
  water|水利水电|Water
artificialIntelligence|人工智能|Artificial intelligence
  largeModels|大模型|Large models
  computerVision|计算机视觉|Computer vision
  speechLanguage|语音与语言|Speech and language
  autonomousDriving|自动驾驶|Autonomous driving
  robotics|具身智能|Robotics
digitalCulture|数字文化|Digital culture
  animation|影视动画|Film and animation
  gaming|游戏|Games
education|科研教育|Research and education
  research|高校科研|University research
  teaching|教学实训|Teaching
finance|金融|Finance
  quant|量化投研|Quantitative research
  riskControl|风险控制|Risk control
government|政务与城市|Government and cities
  smartCity|智慧城市|Smart cities
  emergency|应急管理|Emergency management
`,
  filter: `
resource|资源类型|Resource
  cpu|CPU|CPU
  gpu|GPU|GPU
  dcu|DCU|DCU
  storage|存储|Storage
  bareCpu|裸金属 CPU|Bare-metal CPU
  bareGpu|裸金属 GPU|Bare-metal GPU
  bareDcu|裸金属 DCU|Bare-metal DCU
region|区域|Region
  north|华北|North China
  northeast|东北|Northeast
  east|华东|East China
  central|华中|Central China
  south|华南|South China
  southwest|西南|Southwest
  northwest|西北|Northwest
spec|规格|Hardware
  Intel8458P|Intel 8458P|Intel 8458P
  Intel8480|Intel 8480+|Intel 8480+
  Intel8358P|Intel 8358P|Intel 8358P
  Intel6330|Intel 6330|Intel 6330
  AMD9654|AMD EPYC 9654|AMD EPYC 9654
  AMD7763|AMD EPYC 7763|AMD EPYC 7763
  Hygon7285|海光 7285|Hygon 7285
  Hygon7390|海光 7390|Hygon 7390
  Kunpeng920|鲲鹏 920|Kunpeng 920
  PhytiumS2500|飞腾 S2500|Phytium S2500
  H800|NVIDIA H800 80GB|NVIDIA H800 80GB
  H20|NVIDIA H20 96GB|NVIDIA H20 96GB
  A100|NVIDIA A100 80GB|NVIDIA A100 80GB
  A800|NVIDIA A800 80GB|NVIDIA A800 80GB
  L40|NVIDIA L40 48GB|NVIDIA L40 48GB
  L40S|NVIDIA L40S 48GB|NVIDIA L40S 48GB
  L20|NVIDIA L20 48GB|NVIDIA L20 48GB
  RTX4090|NVIDIA RTX 4090 24GB|NVIDIA RTX 4090 24GB
  RTX3090|NVIDIA RTX 3090 24GB|NVIDIA RTX 3090 24GB
  V100|NVIDIA V100 32GB|NVIDIA V100 32GB
  T4|NVIDIA T4 16GB|NVIDIA T4 16GB
  Z100|海光 DCU Z100 16GB|Hygon DCU Z100 16GB
  Z100L|海光 DCU Z100L 32GB|Hygon DCU Z100L 32GB
  K100|海光 DCU K100 64GB|Hygon DCU K100 64GB
  K100AI|海光 DCU K100-AI 64GB|Hygon DCU K100-AI 64GB
payMode|计费方式|Billing
  ONCE|按量|Pay as you go
  DAY|包日|Daily
  MONTH|包月|Monthly
  YEAR|包年|Yearly
  FOREVER|永久买断|Perpetual
delivery|交付方式|Delivery
  queue|作业队列|Job queue
  instance|实例开通|Instance
  mount|目录挂载|Mounted directory
  licence|软件许可|Licence
  account|平台账号|Account
  api|API 调用|API
  download|下载|Download
  expert|专家服务|Experts
other|其他|Other
  free|免费|Free
  trial|可试用|Trial available
`,
} as const

const rowsOf = (tree: keyof typeof outlines) => {
  let root: string | null = null
  return outlines[tree]
    .trim()
    .split('\n')
    .map((line, position) => {
      const [code = '', zh = '', en = ''] = line.trim().split('|')
      const parent = line.startsWith(' ') ? root : null
      root = parent ?? code
      return { tree, code, parent, position, name: { zh, en } }
    })
}

/** The categories, industries and filter values that a new mall has, parents before what is below them. */
export const beginning = [
  ...rowsOf('resource'),
  ...rowsOf('application'),
  ...rowsOf('industry'),
  ...rowsOf('filter'),
]

/** Categories, industries and filter values, so that operations change them without a release (issue 14). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_taxonomy (
      tree text not null check (tree in ('resource', 'application', 'industry', 'filter')),
      code text not null,
      parent text,
      position integer not null,
      name jsonb not null,
      hidden boolean not null default false,
      revision integer not null default 1,
      primary key (tree, code),
      foreign key (tree, parent) references search_taxonomy (tree, code)
    )`.execute(db)
  await sql`create unique index search_taxonomy_categories on search_taxonomy (code) where tree <> 'filter'`.execute(
    db,
  )
  await sql`
    insert into search_taxonomy (tree, code, parent, position, name)
    select tree, code, parent, position, name
    from jsonb_to_recordset(${JSON.stringify(beginning)}::jsonb)
      as given (tree text, code text, parent text, position integer, name jsonb)`.execute(db)
}
