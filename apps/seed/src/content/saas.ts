/** SaaS platforms: product zh | product en | category | industries | runs on | yuan a month | 说明 | summary */
export const saas = `
云道工业仿真平台|Yundao Simulation Cloud|saasSimulation|automotive equipment|cpu|1980|浏览器里完成网格、求解与后处理|Meshing, solving and post-processing in the browser
流图云流体仿真|Flowmap Cloud CFD|saasSimulation|aerospace automotive|cpu gpu|2680|参数化外流场分析，按模板一键提交|Parametric external aerodynamics from templates
结安云结构分析|Jie'an Structure Cloud|saasSimulation|equipment shipbuilding|cpu|1680|强度、模态与疲劳在线分析|Strength, modes and fatigue online
电磁云天线设计|EM Cloud Antenna Studio|saasSimulation|electronics|cpu gpu|2280|阵列天线快速设计与优化|Design and optimisation of antenna arrays
注塑云模流分析|Mould Cloud|saasSimulation|automotive electronics|cpu|1380|注塑充填、保压与翘曲分析|Filling, packing and warpage of injection moulds
热管理云|Thermal Cloud|saasSimulation|electronics newEnergy|cpu|1580|电池包与机箱散热分析|Cooling of batteries and enclosures
船舶水动力云|Hull Hydrodynamics Cloud|saasSimulation|shipbuilding ocean|cpu|2980|船型阻力与耐波性评估|Resistance and seakeeping of hulls
压铸云工艺平台|Casting Cloud|saasSimulation|automotive equipment|cpu|1480|压铸充型与缩孔预测|Die filling and shrinkage prediction
风场云微观选址|Windfield Cloud|saasSimulation|newEnergy|cpu|2180|风电场微观选址与发电量评估|Siting and yield of wind farms
建筑风环境云|Urban Wind Cloud|saasSimulation|smartCity|cpu|1280|城市与建筑风环境评估|Wind comfort around buildings
灵筑模型训练平台|Lingzhu Training Platform|saasAi|largeModels|gpu dcu|3980|数据、训练、评测、部署一站式|Data, training, evaluation and deployment in one place
星图标注与微调|Xingtu Tuning Studio|saasAi|largeModels speechLanguage|gpu|1880|低代码指令微调与效果对比|Low-code instruction tuning and comparison
知库企业知识助手|Zhiku Knowledge Assistant|saasAi|largeModels|gpu|980|文档检索增强问答|Retrieval-augmented answers from documents
慧眼视觉质检平台|Huiyan Visual Inspection|saasAi|computerVision electronics|gpu|2580|小样本缺陷检测与产线部署|Few-sample defect detection for production lines
言序语音工坊|Yanxu Speech Workshop|saasAi|speechLanguage|gpu|1180|转写、合成与声音定制|Transcription, synthesis and custom voices
智驾数据闭环平台|Driving Data Loop|saasAi|autonomousDriving|gpu|5980|采集、挖掘、标注、仿真闭环|Collection, mining, labelling and simulation in a loop
具身训练场|Embodied Training Ground|saasAi|robotics|gpu|4680|机器人策略训练与仿真评测|Robot policies trained and evaluated in simulation
模型评测中心|Model Evaluation Centre|saasAi|largeModels|gpu|1580|中英文能力与安全评测|Ability and safety in Chinese and English
笔记本开发环境|Notebook Workspace|saasAi|teaching research|cpu gpu dcu|299|即开即用的 Jupyter 环境|Jupyter ready at once
智能体编排平台|Agent Composer|saasAi|largeModels|gpu|1280|多智能体流程编排与观测|Composing and observing flows of agents
药筛云虚拟筛选|Virtual Screening Cloud|saasLife|drugDiscovery|cpu gpu|3680|亿级化合物库对接与打分|Docking of libraries of a hundred million compounds
蛋白结构云|Protein Structure Cloud|saasLife|drugDiscovery|gpu|2480|结构预测与突变评估|Structure prediction and mutation assessment
基因云分析平台|Genome Cloud|saasLife|genomics|cpu gpu|2880|全基因组与外显子分析流程|Whole-genome and exome pipelines
单细胞云|Single-cell Cloud|saasLife|genomics|cpu|1680|单细胞转录组在线分析|Single-cell transcriptomics online
影像云辅助诊断研究|Imaging Research Cloud|saasLife|medicalImaging|gpu|3280|医学影像分割与组学分析|Segmentation and radiomics
冷冻电镜云|Cryo-EM Cloud|saasLife|drugDiscovery medicalImaging|gpu|3980|电镜数据在线重构|Reconstruction of microscope data online
酶设计云|Enzyme Design Cloud|saasLife|chemicals drugDiscovery|gpu|2280|酶定向改造的计算设计|Computational design of enzymes
材料基因云|Materials Genome Cloud|saasMaterials|newMaterials|cpu gpu|2580|高通量计算与材料数据库|High-throughput calculation and a materials database
电池材料云|Battery Materials Cloud|saasMaterials|newEnergy newMaterials|cpu|2380|电极与电解质性质预测|Properties of electrodes and electrolytes
催化云|Catalysis Cloud|saasMaterials|chemicals|cpu|1980|表面反应路径与活性筛选|Surface reactions and activity screening
高分子云|Polymer Cloud|saasMaterials|newMaterials chemicals|cpu gpu|1780|聚合物性能的多尺度模拟|Multiscale simulation of polymers
合金设计云|Alloy Design Cloud|saasMaterials|newMaterials aerospace|cpu|2180|相图与力学性能设计|Phase diagrams and mechanical properties
半导体器件云|Device Cloud|saasMaterials|electronics|cpu|2780|器件结构与输运仿真|Device structure and transport
光影云渲染农场|Guangying Render Farm|saasRendering|animation|gpu cpu|680|影视动画批量渲染|Batch rendering for film and animation
建筑云效果图|Architecture Render Cloud|saasRendering|animation smartCity|gpu|380|建筑效果图快速出图|Quick architectural images
数字人云工坊|Digital Human Studio|saasRendering|animation gaming|gpu|1580|数字人驱动与视频合成|Driving digital humans and composing video
云桌面工作站|Cloud Workstation|saasRendering|animation equipment|gpu|880|三维设计远程工作站|Remote workstation for three-dimensional design
虚拟制片云|Virtual Production Cloud|saasRendering|animation|gpu|2980|实时渲染与虚拟拍摄|Real-time rendering for virtual production
气象云预报平台|Forecast Cloud|saasData|climate emergency|cpu|3680|区域数值预报产品定制|Tailored regional forecasts
遥感云解译平台|Remote Sensing Cloud|saasData|surveying|gpu|2680|影像解译与变化检测|Image interpretation and change detection
量化投研云|Quant Research Cloud|saasData|quant|cpu gpu|3280|因子挖掘与回测|Factor mining and backtesting
城市交通仿真云|Traffic Simulation Cloud|saasData|smartCity|cpu|2480|路网级交通流仿真|Traffic flow on road networks
水利调度云|Water Dispatch Cloud|saasData|water emergency|cpu|2980|洪水演进与水库调度|Flood routing and reservoir dispatch
油藏数值云|Reservoir Cloud|saasData|oilGas|cpu|4680|油藏历史拟合与方案优选|History matching and plan selection
大数据分析云|Analytics Cloud|saasData|riskControl smartCity|cpu|1580|分布式 SQL 与可视化报表|Distributed SQL and reports
海洋环境云|Ocean Environment Cloud|saasData|ocean|cpu|2280|海浪、潮流与风暴潮产品|Waves, tides and storm surges
`
