/** Technical services: name zh | name en | category | industries | yuan per piece of work | 说明 | summary */
export const services = `
GPU 程序向 DCU 移植|Porting GPU Programmes to DCU|porting|research largeModels|28000|代码评估、移植与性能调优|Assessment, porting and tuning
x86 应用向 ARM 移植|Porting x86 Applications to Arm|porting|research equipment|22000|编译适配与数学库替换|Compilers and mathematics libraries
MPI 程序扩展性优化|Scaling MPI Programmes|porting|research climate|32000|通信剖析与拓扑映射|Communication analysis and mapping
大模型训练性能调优|Tuning Large Model Training|porting|largeModels|58000|并行策略与显存优化|Parallel strategy and card memory
推理服务性能优化|Tuning Inference Services|porting|largeModels|36000|量化、批处理与缓存|Quantisation, batching and caches
流体软件并行优化|Tuning Flow Solvers|porting|aerospace automotive|42000|网格划分与负载均衡|Partitioning and load balance
第一性原理软件调优|Tuning First-principles Codes|porting|newMaterials|18000|参数、并行与编译选项|Parameters, parallelism and compilers
国产处理器适配认证|Domestic Processor Certification|porting|equipment research|16000|兼容性测试与报告|Compatibility tests and report
私有大模型部署|Private Model Deployment|deployment|largeModels|68000|环境、模型与应用一体交付|Environment, model and application delivered
集群软件栈部署|Cluster Software Stack|deployment|research|38000|调度、监控与软件仓库|Scheduler, monitoring and packages
混合云算力接入|Hybrid Compute Access|deployment|equipment riskControl|46000|专线、身份与数据同步|Lines, identity and data
容器平台部署|Container Platform Setup|deployment|largeModels smartCity|32000|高可用集群与镜像仓库|Clusters and image registry
科学软件安装服务|Scientific Software Installation|deployment|research teaching|1800|编译安装与算例验证|Compiled, installed and verified
工业仿真平台集成|Simulation Platform Integration|deployment|automotive equipment|88000|设计流程与求解资源打通|Design flows joined to solvers
知识库系统实施|Knowledge Base Implementation|deployment|largeModels|42000|文档治理与检索评测|Documents governed and retrieval evaluated
并行计算入门培训|Parallel Computing Course|training|teaching research|2800|两天线上课程与上机|Two days online with exercises
CUDA 与 HIP 编程培训|CUDA and HIP Course|training|teaching largeModels|3800|三天实战与结业证书|Three days of practice and a certificate
大模型微调实训|Fine-tuning Workshop|training|teaching largeModels|4600|从数据到部署的完整演练|From data to deployment
分子模拟实训|Molecular Simulation Workshop|training|teaching drugDiscovery|3200|GROMACS 与自由能计算|GROMACS and free energies
第一性原理实训|First-principles Workshop|training|teaching newMaterials|3600|VASP 输入到结果分析|VASP from input to analysis
流体仿真实训|Flow Simulation Workshop|training|teaching automotive|3400|OpenFOAM 案例教学|OpenFOAM by cases
数值天气预报实训|Weather Prediction Workshop|training|teaching climate|3600|WRF 模式搭建与检验|WRF built and verified
算力规划咨询|Capacity Planning|consulting|equipment research|26000|需求测算与选型报告|Needs reckoned and hardware chosen
智算中心方案设计|AI Centre Design|consulting|smartCity largeModels|128000|网络、存储与能效设计|Network, storage and energy
仿真上云评估|Simulation Cloud Assessment|consulting|automotive aerospace|18000|许可、数据与成本评估|Licences, data and cost
大模型应用场景咨询|Large Model Scenarios|consulting|riskControl smartCity|32000|场景梳理与可行性验证|Scenarios and feasibility
数据安全合规咨询|Data Compliance|consulting|riskControl medicalImaging|36000|分级分类与合规清单|Classification and a list of duties
等级保护测评支持|Security Assessment Support|consulting|smartCity riskControl|28000|差距分析与整改|Gaps found and closed
图像数据标注|Image Labelling|dataService|computerVision autonomousDriving|6800|检测、分割与质检|Boxes, masks and quality checks
语音数据标注|Speech Labelling|dataService|speechLanguage|5800|转写、切分与校对|Transcribed, cut and proof-read
大模型指令数据构建|Instruction Data Building|dataService|largeModels|26000|专家撰写与交叉审核|Written by experts and reviewed
数据迁移服务|Data Migration|dataService|research oilGas|8800|百太字节级迁移与校验|Hundreds of terabytes moved and verified
遥感影像处理服务|Remote Sensing Processing|dataService|surveying|12800|正射校正与镶嵌|Orthorectified and mosaicked
集群托管运维|Managed Cluster Operations|operations|research equipment|18000|每月巡检与应急响应|Monthly checks and emergencies
推理服务托管|Managed Inference|operations|largeModels|16000|弹性扩缩与值守|Scaled and watched
驻场工程师|On-site Engineer|operations|equipment smartCity|2600|按人天计费的现场支持|On-site support by the day
科研作业代运行|Managed Research Jobs|operations|research|1200|提交、监控与结果交付|Submitted, watched and delivered
备份与容灾服务|Backup and Recovery|operations|riskControl smartCity|9800|异地备份与恢复演练|Remote copies and rehearsals
`
