/** Data sets: name zh | name en | category | industries | size | yuan for ever (0: free) | 说明 | summary */
export const dataSets = `
中文通用预训练语料|Chinese Pre-training Corpus|corpus|largeModels|3.2 TB|68000|去重清洗后的网页、图书与百科文本|Web, books and encyclopaedias, cleaned and deduplicated
中英平行语料|Chinese-English Parallel Corpus|corpus|speechLanguage largeModels|180 GB|26000|两亿句对，覆盖科技、法律与新闻|Two hundred million sentence pairs from science, law and news
科学文献语料|Scientific Literature Corpus|corpus|largeModels research|640 GB|48000|论文全文与摘要结构化数据|Papers and abstracts as structured data
指令微调数据集|Instruction Tuning Set|corpus|largeModels|42 GB|18000|多轮对话、工具调用与推理链|Dialogues, tool calls and chains of reasoning
数学推理数据集|Mathematical Reasoning Set|corpus|largeModels teaching|12 GB|9800|含解题步骤与答案校验|With worked steps and checked answers
代码语料库|Source Code Corpus|corpus|largeModels|960 GB|36000|按许可证筛选的多语言代码|Code in many languages, filtered by licence
医学问答语料|Medical Question Corpus|corpus|medicalImaging largeModels|8 GB|16800|脱敏的医学知识问答|De-identified medical questions and answers
法律文书语料|Legal Documents Corpus|corpus|riskControl largeModels|75 GB|19800|公开裁判文书结构化整理|Published judgments, structured
金融研报语料|Financial Research Corpus|corpus|quant|55 GB|22000|公告、研报与财务指标|Announcements, research and indicators
中文维基整理版|Chinese Wiki Edition|corpus|teaching largeModels|9 GB|0|清洗后的百科词条文本|Cleaned encyclopaedia articles
工业缺陷检测图像集|Industrial Defect Images|imageData|computerVision electronics|210 GB|28000|金属、织物与电路板表面缺陷|Defects of metal, fabric and circuit boards
自动驾驶多传感器数据|Driving Sensor Data|imageData|autonomousDriving|4.6 TB|128000|城区与高速场景，相机与激光雷达同步|City and motorway scenes, camera and lidar in step
行人与车辆检测集|Pedestrian and Vehicle Set|imageData|computerVision smartCity|320 GB|19800|昼夜与雨雾条件下的标注|Labelled by day, night, rain and fog
中文场景文字图像集|Chinese Scene Text Images|imageData|computerVision|85 GB|12800|街景、票据与证照文字标注|Text in streets, receipts and documents
遥感目标检测集|Aerial Object Set|imageData|surveying|160 GB|16800|飞机、船舶与储罐的旋转框标注|Aircraft, ships and tanks with rotated boxes
肺部影像数据集|Lung Imaging Set|imageData|medicalImaging|540 GB|38000|脱敏断层影像与结节标注|De-identified scans with labelled nodules
眼底图像数据集|Fundus Image Set|imageData|medicalImaging|46 GB|14800|分级标注的眼底照片|Graded photographs of the retina
机器人操作数据集|Robot Manipulation Set|imageData|robotics|1.1 TB|58000|多机型遥操作轨迹与视频|Trajectories and video of many robots
通用图像描述数据集|Image Caption Set|imageData|computerVision largeModels|780 GB|0|中英双语图像描述|Images described in Chinese and English
普通话语音识别语料|Mandarin Speech Corpus|speechData|speechLanguage|1.4 TB|45000|一万小时多场景普通话|Ten thousand hours of Mandarin in many settings
方言语音语料|Dialect Speech Corpus|speechData|speechLanguage|620 GB|36000|粤语、四川话与闽南语等|Cantonese, Sichuanese, Hokkien and more
中英混读语音集|Mixed-language Speech Set|speechData|speechLanguage|150 GB|15800|中英夹杂的会议与口语|Meetings and talk that mix two languages
情感语音数据集|Emotional Speech Set|speechData|speechLanguage robotics|38 GB|8800|七类情感标注|Labelled with seven emotions
高保真音色库|Studio Voice Library|speechData|speechLanguage animation|64 GB|26000|录音棚音色，含授权书|Studio voices with releases
环境声音事件集|Sound Event Set|speechData|smartCity robotics|52 GB|0|城市与工业声音事件|Sounds of city and industry
高分影像镶嵌产品|High-resolution Mosaics|remoteSensingData|surveying smartCity|6.8 TB|86000|亚米级城市影像镶嵌|Sub-metre mosaics of cities
哨兵二号处理产品|Sentinel-2 Products|remoteSensingData|surveying climate|3.9 TB|0|大气校正后的地表反射率|Surface reflectance after correction
合成孔径雷达形变产品|Radar Deformation Products|remoteSensingData|emergency oilGas|1.2 TB|58000|地表沉降时间序列|Time series of subsidence
全国土地覆盖产品|Land Cover Products|remoteSensingData|surveying water|420 GB|16800|三十米土地覆盖年度产品|Annual land cover at thirty metres
夜间灯光产品|Night Light Products|remoteSensingData|smartCity quant|96 GB|8800|月度夜间灯光合成|Monthly composites of night lights
植被指数产品|Vegetation Index Products|remoteSensingData|climate surveying|260 GB|0|十六天合成植被指数|Sixteen-day vegetation indices
再分析气象数据|Weather Reanalysis|weatherData|climate|12 TB|0|四十年逐小时再分析资料|Forty years of hourly reanalysis
雷达拼图数据|Radar Mosaics|weatherData|climate emergency|2.1 TB|38000|六分钟组合反射率拼图|Reflectivity mosaics every six minutes
海洋再分析数据|Ocean Reanalysis|weatherData|ocean|5.4 TB|26000|全球海温、盐度与流场|Temperature, salinity and currents
台风路径数据集|Typhoon Tracks|weatherData|emergency climate|1.5 GB|0|七十年最佳路径资料|Seventy years of best tracks
风光功率预报数据|Wind and Solar Power Set|weatherData|newEnergy|310 GB|32000|场站级功率与气象同步数据|Power and weather of single plants
空气质量观测数据|Air Quality Observations|weatherData|smartCity climate|48 GB|6800|逐小时六项污染物|Six pollutants every hour
人类基因组参考集|Human Genome Reference|biologyData|genomics|120 GB|0|参考基因组与注释|Reference genome and annotation
蛋白结构预测库|Predicted Protein Structures|biologyData|drugDiscovery|23 TB|18000|两亿条预测结构镜像|A mirror of two hundred million predictions
类药化合物库|Drug-like Compounds|biologyData|drugDiscovery|860 GB|28000|三亿可购买化合物三维构象|Three hundred million purchasable compounds
单细胞图谱数据|Single-cell Atlas|biologyData|genomics|1.8 TB|32000|多器官单细胞转录组|Transcriptomes of cells from many organs
肿瘤多组学数据|Tumour Multi-omics|biologyData|genomics medicalImaging|2.6 TB|46000|脱敏多组学与随访|De-identified omics with follow-up
微生物组参考库|Microbiome Reference|biologyData|genomics|340 GB|9800|肠道与环境微生物基因集|Genes of gut and environment
无机材料计算数据库|Inorganic Materials Database|materialsData|newMaterials|75 GB|22000|十五万种材料的能带与形成能|Bands and formation energies of 150,000 materials
电池电解液数据集|Electrolyte Set|materialsData|newEnergy|14 GB|16800|溶剂与盐的性质与配方|Solvents, salts and their formulations
催化表面数据集|Catalysis Surface Set|materialsData|chemicals|1.1 TB|0|吸附构型与能量|Adsorption configurations and energies
高温合金性能库|Superalloy Properties|materialsData|aerospace newMaterials|3 GB|38000|成分、工艺与蠕变性能|Composition, process and creep
高分子性能数据库|Polymer Properties|materialsData|newMaterials chemicals|6 GB|12800|热学与力学性能|Thermal and mechanical properties
分子动力学轨迹集|Dynamics Trajectories|materialsData|newMaterials drugDiscovery|2.4 TB|15800|训练势函数用第一性原理轨迹|First-principles trajectories for potentials
轴承振动故障数据|Bearing Vibration Set|industryData|equipment|28 GB|6800|多工况故障振动信号|Faults under many conditions
电力负荷数据|Power Load Data|industryData|newEnergy smartCity|18 GB|12800|区域十五分钟负荷|Regional load every quarter hour
风机运行数据|Wind Turbine Data|industryData|newEnergy equipment|96 GB|18800|秒级运行与故障记录|Operation and faults by the second
城市交通流数据|Urban Traffic Flow|industryData|smartCity|140 GB|16800|卡口与浮动车数据|Gates and floating cars
汽车风阻仿真数据|Vehicle Drag Simulations|industryData|automotive|3.6 TB|32000|八千种车型外流场结果|Flow around eight thousand shapes
芯片布局数据集|Chip Placement Set|industryData|electronics|64 GB|24000|开源电路布局布线结果|Placement and routing of open circuits
工业流程时序数据|Process Time Series|industryData|chemicals equipment|42 GB|9800|化工过程报警与工况|Alarms and conditions of chemical processes
`
