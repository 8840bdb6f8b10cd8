/** Shops: id | 名称 | name | phone | hours | 说明 | description */
export const shops = `
1001|平台自营旗舰店|Platform Flagship Store|400-555-0161|00:00-24:00|国家级算力中心资源直供，开通快、计费透明、全天响应。|Resources straight from national computing centres: quick to open, plainly billed, answered around the clock.
1002|华算高性能计算|Huasuan High Performance Computing|010-55550137|08:30-20:00|专注通用算力与并行存储，服务高校与科研院所。|General compute and parallel storage for universities and institutes.
1003|云岭智算|Yunling AI Computing|028-55550274|00:00-24:00|西南地区智算资源服务商，提供整机与裸金属。|AI computing of the southwest, as whole nodes and bare metal.
1004|澜渊算力|Lanyuan Compute|0755-55550311|09:00-21:00|华南 GPU 资源与推理服务一站式供应。|GPU resources and inference in South China from one source.
1005|北辰超算服务|Beichen Supercomputing|022-55550448|08:30-18:00|北方区域超算资源与运维保障。|Supercomputing of the north with managed operations.
1006|曙航异构计算|Shuhang Heterogeneous Computing|0512-55550585|09:00-18:00|DCU 加速卡资源与应用移植。|DCU accelerators and porting of applications.
1007|中原智能算力|Zhongyuan Intelligent Computing|0371-55550622|09:00-18:00|中部算力枢纽，通用与智能算力并举。|A hub of central China for general and AI computing.
1008|西域绿色算力|Xiyu Green Compute|0951-55550759|00:00-24:00|西北绿电智算中心，低电价高能效。|Green power of the northwest: low prices, high efficiency.
1009|致远工业软件|Zhiyuan Engineering Software|021-55550896|09:00-18:00|流体与结构仿真软件授权与技术支持。|Licences and support for flow and structural simulation.
1010|擎仿科技|Qingfang Simulation|029-55550933|09:00-18:00|汽车与航空仿真整体方案。|Simulation for automotive and aerospace.
1011|元场仿真|Yuanchang Simulation|027-55551070|09:00-18:00|多物理场与电磁仿真专家。|Specialists in multiphysics and electromagnetics.
1012|芯图设计自动化|Xintu Design Automation|021-55551107|09:00-18:00|集成电路设计软件与云上验证环境。|Chip design software with a verification environment in the cloud.
1013|国算软件|Guosuan Software|010-55551244|08:30-17:30|国产工业软件集成与适配。|Domestic engineering software, integrated and adapted.
1014|析构科学软件|Xigou Scientific Software|0551-55551381|09:00-18:00|量子化学与材料计算软件服务。|Software for quantum chemistry and materials.
1015|分子之境|Molecular Realm|021-55551418|09:30-18:30|分子动力学与药物设计软件。|Software for molecular dynamics and drug design.
1016|基因罗盘|Gene Compass|0755-55551555|09:00-18:00|生物信息软件与分析流程。|Bioinformatics software and pipelines.
1017|观云气象技术|Guanyun Weather Technology|025-55551692|09:00-18:00|数值天气预报模式与气象数据。|Numerical weather models and data.
1018|地脉勘探软件|Dimai Exploration Software|028-55551729|09:00-18:00|地震处理与油藏模拟。|Seismic processing and reservoir simulation.
1019|数理之光|Light of Mathematics|010-55551866|09:00-18:00|数学、统计与优化软件正版授权。|Licences for mathematics, statistics and optimisation.
1020|科学开源社|Open Science Society|400-555-0222|09:00-21:00|开源科学软件的编译优化与维护。|Open scientific software, compiled, tuned and maintained.
1021|灵筑智能|Lingzhu Intelligence|0571-55551903|00:00-24:00|大模型训练平台与模型服务。|A platform for training and serving large models.
1022|深言科技|Shenyan Technology|010-55552040|00:00-24:00|大语言模型推理与向量检索服务。|Language model inference and vector search.
1023|星图视觉|Xingtu Vision|0571-55552177|09:00-18:00|计算机视觉模型与质检方案。|Vision models and inspection.
1024|言序语音|Yanxu Speech|0551-55552214|09:00-21:00|语音识别、合成与音色定制。|Speech recognition, synthesis and custom voices.
1025|万象生成|Wanxiang Generation|020-55552351|00:00-24:00|图像与视频生成模型服务。|Models that generate images and video.
1026|模型开放社|Open Model Society|400-555-0383|00:00-24:00|开放权重模型的标准化部署。|Open-weight models, deployed to one standard.
1027|科智科学智能|Kezhi AI for Science|010-55552488|09:00-18:00|面向材料、药物与气象的科学模型。|Models for materials, drugs and weather.
1028|云道工业云|Yundao Industry Cloud|021-55552525|09:00-18:00|浏览器里的工程仿真平台。|Engineering simulation in the browser.
1029|药筛云|Drug Screening Cloud|0512-55552662|09:00-18:00|药物发现与结构生物学平台。|A platform for drug discovery and structural biology.
1030|材料基因工场|Materials Genome Works|010-55552799|09:00-18:00|材料设计与高通量计算平台。|Materials design and high-throughput calculation.
1031|光影工坊|Guangying Studio|0592-55552836|09:00-22:00|影视动画云渲染与远程工作站。|Cloud rendering and remote workstations.
1032|数汇分析|Shuhui Analytics|023-55552973|09:00-18:00|行业数据分析与仿真平台。|Data analysis and simulation for industries.
1033|语料工场|Corpus Works|010-55553010|09:00-18:00|高质量文本与语音数据集。|Text and speech data of high quality.
1034|图谱数据|Tupu Data|0571-55553147|09:00-18:00|图像、视频与多传感器数据集。|Images, video and sensor data.
1035|天地数据|Tiandi Data|010-55553284|08:30-17:30|遥感与气象数据产品。|Remote sensing and weather products.
1036|生材数据库|Life and Materials Data|021-55553321|09:00-18:00|生物与材料科学数据。|Data for biology and materials.
1037|源码工坊|Source Works|0731-55553458|09:00-18:00|科学计算与人工智能源代码授权。|Source code for science and artificial intelligence.
1038|开拓者代码库|Pioneer Code|024-55553595|09:00-18:00|行业应用源代码与二次开发。|Source code of industry applications.
1039|优算技术服务|Yousuan Technical Services|0531-55553632|09:00-18:00|移植优化、部署实施与培训。|Porting, deployment and training.
1040|智维运营|Zhiwei Operations|029-55553769|00:00-24:00|集群托管、数据治理与咨询。|Managed clusters, data governance and consulting.
`
