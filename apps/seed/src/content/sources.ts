/** Source code: name zh | name en | language | category | industries | yuan for ever (0: free) | 说明 | summary */
export const sources = `
异构并行共轭梯度求解器|Heterogeneous Conjugate Gradient|C++|solverCode|research|12800|面向 GPU 与 DCU 的稀疏求解实现|Sparse solving on GPU and DCU
格子玻尔兹曼流体求解器|Lattice Boltzmann Solver|C++|solverCode|automotive research|16800|多块网格与湍流模型|Multi-block grids and turbulence
高阶间断有限元框架|Discontinuous Galerkin Framework|C++|solverCode|aerospace research|19800|可压缩流高阶求解|High-order compressible flow
相场法枝晶生长程序|Phase-field Dendrite Growth|C++|solverCode|newMaterials|9800|三维凝固组织模拟|Solidification in three dimensions
光滑粒子流体动力学|Smoothed Particle Hydrodynamics|CUDA|solverCode|water shipbuilding|13800|自由液面与溃坝|Free surfaces and dam breaks
蒙特卡罗粒子输运|Monte Carlo Transport|Fortran|solverCode|newEnergy|26800|中子与光子输运|Neutrons and photons
浅水方程洪水演进|Shallow Water Flood Model|CUDA|solverCode|water emergency|8800|城市内涝快速模拟|Quick urban flooding
稀疏直接法求解库|Sparse Direct Solver|C|solverCode|research equipment|22800|多波前分解与迭代细化|Multifrontal factorisation with refinement
多重网格泊松求解器|Multigrid Poisson Solver|C++|solverCode|research|0|几何多重网格教学实现|Geometric multigrid for teaching
谱方法湍流模拟|Spectral Turbulence|Fortran|solverCode|research|0|各向同性湍流直接模拟|Direct simulation of isotropic turbulence
大模型流水并行训练框架|Pipeline Training Framework|Python|trainingCode|largeModels|28800|三维并行与断点续训|Three-way parallelism and resumable training
低比特量化推理引擎|Low-bit Inference Engine|C++|trainingCode|largeModels|18800|四比特权重与连续批处理|Four-bit weights and continuous batching
DCU 算子库|DCU Operator Library|C++|trainingCode|largeModels|15800|注意力与归一化融合算子|Fused attention and normalisation
混合专家训练组件|Mixture-of-experts Components|Python|trainingCode|largeModels|12800|负载均衡与专家并行|Load balancing and expert parallelism
强化学习对齐工具|Alignment Toolkit|Python|trainingCode|largeModels robotics|9800|偏好优化与奖励模型|Preference optimisation and rewards
分布式检索训练代码|Distributed Retrieval Training|Python|trainingCode|largeModels|6800|向量模型对比学习|Contrastive training of embeddings
视频扩散训练代码|Video Diffusion Training|Python|trainingCode|animation|14800|时空注意力与长视频|Space-time attention and long video
联邦学习框架|Federated Learning Framework|Python|trainingCode|medicalImaging riskControl|16800|安全聚合与异步训练|Secure aggregation and asynchronous training
图神经网络势函数|Graph Network Potential|Python|trainingCode|newMaterials|7800|等变图网络训练与部署|Equivariant networks trained and deployed
迷你大模型教学代码|Tiny Language Model|Python|trainingCode|teaching|0|从零训练一个小模型|Training a small model from nothing
基因组分析工作流|Genome Workflow|Nextflow|workflowCode|genomics|5800|从原始读段到变异报告|From raw reads to a report of variants
冷冻电镜处理流程|Cryo-EM Workflow|Python|workflowCode|drugDiscovery|6800|自动挑选与重构|Automatic picking and reconstruction
高通量材料计算流程|High-throughput Materials|Python|workflowCode|newMaterials|4800|任务编排与结果入库|Orchestration and storage of results
气象后处理工具集|Weather Post-processing|Python|workflowCode|climate|3800|插值、检验与绘图|Interpolation, verification and plots
作业提交与监控工具|Job Monitor|Go|workflowCode|research|0|多集群统一提交与告警|Submission and alerts for many clusters
容器镜像加速工具|Image Accelerator|Go|workflowCode|research largeModels|2800|按需加载与分发|Loading and distribution on demand
并行文件迁移工具|Parallel File Mover|Rust|workflowCode|research|1800|断点续传与校验|Resumable and verified
性能剖析脚本集|Profiling Scripts|Python|workflowCode|research|0|热点与通信分析|Hot spots and communication
工业质检全栈代码|Inspection Stack|Python|applicationCode|electronics computerVision|32800|采集、推理到看板|From capture to inference to dashboard
智慧水务预报系统|Water Forecast System|Java|applicationCode|water|46800|水位预报与预警发布|Water levels and warnings
风电功率预测系统|Wind Power Forecast|Python|applicationCode|newEnergy|28800|超短期与短期功率预测|Very short and short-term power
虚拟电厂调度代码|Virtual Plant Dispatch|Java|applicationCode|newEnergy smartCity|38800|聚合、竞价与调度|Aggregation, bidding and dispatch
量化回测框架|Backtesting Framework|C++|applicationCode|quant|18800|逐笔撮合与风险分析|Tick matching and risk
遥感变化检测系统|Change Detection System|Python|applicationCode|surveying|22800|多时相影像比对|Images of different dates compared
数字人驱动引擎|Digital Human Engine|C++|applicationCode|animation gaming|36800|口型、表情与动作驱动|Lips, expressions and motion
知识库问答系统|Knowledge Base Answers|TypeScript|applicationCode|largeModels|9800|检索增强与引用溯源|Retrieval with cited sources
`
