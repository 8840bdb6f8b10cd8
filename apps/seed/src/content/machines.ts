/**
 * Nodes with processors only: machine type | processor | category | cores | memory in GB, by sku | yuan a core-hour |
 * yuan a month for a whole node | 说明 | summary
 */
export const processorNodes = `
Intel8458P-88C-2T|Intel8458P|generalX86|88|512 1024 2048|0.1200|5800|第四代至强，AMX 指令加速矩阵运算|Fourth-generation Xeon with AMX for matrix work
Intel8480-112C-1T|Intel8480|generalX86|112|512 1024|0.1400|7200|双路 112 核，适合大规模 MPI 作业|112 cores on two sockets for large MPI jobs
Intel8358P-64C-512G|Intel8358P|generalX86|64|256 512|0.1000|3900|第三代至强，均衡的通用节点|Third-generation Xeon, a balanced node
Intel6330-56C-256G|Intel6330|generalX86|56|192 256|0.0800|2900|高性价比通用计算节点|General computing at a good price
AMD9654-192C-768G|AMD9654|generalX86|192|768 1536|0.1100|9800|单节点 192 核，内存带宽充裕|192 cores per node with ample memory bandwidth
AMD7763-128C-512G|AMD7763|generalX86|128|256 512|0.0900|5600|高密度核心，适合参数扫描|Dense cores for parameter sweeps
Hygon7285-64C-256G|Hygon7285|generalHygon|64|128 256|0.0500|2400|国产 x86 处理器，软件生态兼容|Domestic x86 processors, compatible with existing software
Hygon7390-64C-512G|Hygon7390|generalHygon|64|256 512|0.0700|3200|新一代国产 x86，主频与带宽提升|A newer domestic x86 with higher clock and bandwidth
Kunpeng920-128C-512G|Kunpeng920|generalArm|128|256 512|0.0450|3100|鲲鹏 ARM 架构，气象与基因组应用深度优化|Arm processors, tuned for weather and genomics
PhytiumS2500-128C-512G|PhytiumS2500|generalArm|128|256 512|0.0400|2700|飞腾多路 ARM 节点，自主可控|Phytium multi-socket Arm nodes
`

/**
 * Nodes with accelerators: machine type | card | category | cards | GB of a card | processor | yuan a card-hour |
 * yuan a month for a whole node | resource | 说明 | summary
 */
export const acceleratorNodes = `
Intel8458P-88C-2T-8*A800|A800|heteroTraining|8|80|Intel8458P|9.8000|52800|gpu|NVLink 全互联，百亿参数训练主力|Fully linked by NVLink, for models of tens of billions of parameters
Intel8458P-88C-2T-8*L40|L40|heteroInference|8|48|Intel8458P|5.6000|29800|gpu|推理与图形渲染兼顾的 Ada 架构卡|Ada cards for inference and graphics alike
Intel8480-112C-2T-8*H800|H800|heteroTraining|8|80|Intel8480|15.8000|82800|gpu|Hopper 架构，FP8 训练吞吐领先|Hopper cards with leading FP8 throughput
Intel8480-112C-2T-8*H20|H20|heteroInference|8|96|Intel8480|8.2000|44800|gpu|96 GB 大显存，长上下文推理优选|96 GB of memory for inference with long contexts
AMD7763-128C-1T-8*A100|A100|heteroTraining|8|80|AMD7763|8.8000|48800|gpu|经典训练卡，软件兼容性最佳|The classic training card with the widest support
Intel8358P-64C-1T-8*L40S|L40S|heteroInference|8|48|Intel8358P|6.4000|33800|gpu|微调与视频生成的高性价比选择|Good value for fine-tuning and video generation
Intel8358P-64C-1T-8*L20|L20|heteroInference|8|48|Intel8358P|4.8000|26800|gpu|面向在线推理的能效卡|An efficient card for online inference
Intel6330-56C-512G-8*RTX4090|RTX4090|heteroInference|8|24|Intel6330|2.2000|11800|gpu|单卡性能强劲，适合科研与渲染|Strong single cards for research and rendering
Intel6330-56C-256G-4*RTX3090|RTX3090|heteroInference|4|24|Intel6330|1.3000|4200|gpu|入门训练与教学实验|First training runs and teaching
Intel6330-56C-512G-8*V100|V100|heteroTraining|8|32|Intel6330|2.8000|14800|gpu|双精度性能稳定，适合传统科学计算|Steady double precision for classical science
Intel6330-56C-256G-4*T4|T4|heteroInference|4|16|Intel6330|0.9000|2800|gpu|低功耗推理与视频转码|Inference and transcoding at low power
Hygon7285-32C-128G-4*Z100|Z100|heteroDcu|4|16|Hygon7285|0.8000|3600|dcu|双精度科学计算加速卡，生态丰富|A double-precision card for science with many ported codes
Hygon7285-64C-256G-8*Z100L|Z100L|heteroDcu|8|32|Hygon7285|1.2000|7800|dcu|32 GB 显存，分子动力学与材料计算优选|32 GB of memory, for dynamics and materials
Hygon7390-64C-512G-8*K100|K100|heteroDcu|8|64|Hygon7390|2.4000|13800|dcu|64 GB 大显存，训练与仿真兼顾|64 GB of memory for training and simulation
Hygon7390-128C-1T-8*K100-AI|K100AI|heteroDcu|8|64|Hygon7390|3.6000|19800|dcu|面向大模型训练与推理的国产加速卡|A domestic card for training and serving large models
`
