import { type Kysely, sql } from 'kysely'

/** Words that find what their meanings find as well. */
const SAME = `
英伟达|NVIDIA GPU
nv|NVIDIA GPU
显存|GPU, DCU
arm|鲲鹏, 飞腾
显卡|GPU
gpu卡|GPU
算力卡|GPU, DCU
智算|GPU
超算|CPU, 通用算力
hpc|CPU, 通用算力
海光|Hygon
国产卡|DCU
国产gpu|DCU
国产芯片|DCU, 鲲鹏, 飞腾
云主机|云服务器
虚拟机|云服务器
ecs|云服务器
vps|云服务器
vm|云服务器
cloud server|云服务器
裸机|裸金属
物理机|裸金属
整机|裸金属
bare metal|裸金属
k8s|Kubernetes
容器|Kubernetes
作业调度|SLURM
pytorch|深度学习框架
tensorflow|深度学习框架
paddlepaddle|深度学习框架
深度学习|深度学习框架, GPU 训练卡
训练卡|GPU 训练卡
推理卡|GPU 推理与图形卡
按月|包月
月付|包月
月租|包月
monthly|包月
按年|包年
年付|包年
yearly|包年
按天|包日
按日|包日
按小时|按量
小时|按量
按需|按量
按量付费|按量
后付费|按量
内蒙古|乌兰察布
内蒙|乌兰察布
宁夏|中卫
贵州|贵安
贵阳|贵安
山西|太原
辽宁|沈阳
黑龙江|哈尔滨
山东|济南
浙江|乌镇
江苏|昆山
苏州|昆山
安徽|芜湖
河南|郑州
湖南|长沙
广东|深圳, 韶关
四川|成都
陕西|西安
s3|对象存储
oss|对象存储
网盘|对象存储
nas|并行文件存储
lustre|并行文件存储
文件存储|并行文件存储
冷存储|归档与备份
流体力学|流体仿真
cfd|流体仿真
有限元|结构力学
fea|结构力学
第一性原理|量子化学与材料
dft|量子化学与材料
md|分子动力学
基因测序|生物信息
eda|电子设计
llm|大语言模型
大模型|大语言模型
文生图|图像与视频生成
文生视频|图像与视频生成
aigc|图像与视频生成
语音识别|语音模型
tts|语音模型
asr|语音模型
向量模型|向量与重排
rag|向量与重排
代码补全|代码模型
代运维|运维托管
数据标注|数据治理与标注
`

/** Words of what is not offered, with what comes nearest. */
const INSTEAD = `
h100|H800
h200|H800
h20z|H20
gh200|H800
b100|H800
b200|H800
b300|H800
a40|L40
a30|A100
a10|L20
a5000|RTX4090
a6000|L40S
rtx5090|RTX4090
5090|RTX4090
4080|RTX4090
3080|RTX3090
p100|V100
昇腾|DCU
ascend|DCU
910b|DCU
寒武纪|DCU
mlu|DCU
沐曦|DCU
摩尔线程|DCU
昆仑芯|DCU
mi300|DCU
mi250|DCU
tpu|GPU 训练卡
北京|天津
beijing|天津
河北|天津
上海|昆山
shanghai|昆山
南京|昆山
nanjing|昆山
杭州|乌镇
hangzhou|乌镇
合肥|芜湖
hefei|芜湖
广州|韶关
guangzhou|韶关
东莞|深圳
武汉|长沙
wuhan|长沙
重庆|成都
chongqing|成都
青岛|济南
大连|沈阳
兰州|西安
chatgpt|大语言模型
gpt|大语言模型
claude|大语言模型
gemini|大语言模型
sora|图像与视频生成
midjourney|图像与视频生成
`

/** Words that say nothing of what is sought. */
const IGNORED = `
租
租用
租赁
出租
租金
买
购买
订购
采购
价格
报价
费用
多少钱
收费
便宜
推荐
怎么
哪个好
哪家
的
rent
rental
hire
buy
price
pricing
cheap
cost
best
`

const rowsOf = (kind: string, text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', meanings = ''] = line.split('|')
      return { term, kind, meanings: meanings.split(', ').filter((meaning) => meaning !== '') }
    })

/** What words of buyers mean to the search, with a vocabulary of the trade to begin with; all goods are read anew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table search_synonyms (
      id text primary key,
      term text not null unique,
      kind text not null check (kind in ('same', 'instead', 'ignored')),
      meanings jsonb not null,
      revision integer not null default 1
    )`.execute(db)
  const rows = [...rowsOf('same', SAME), ...rowsOf('instead', INSTEAD), ...rowsOf('ignored', IGNORED)]
  await sql`
    insert into search_synonyms (id, term, kind, meanings)
    select gen_random_uuid()::text, term, kind, meanings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (term text, kind text, meanings jsonb)`.execute(
    db,
  )
  await sql`insert into search_changes (goods_id) select id from goods`.execute(db)
}
