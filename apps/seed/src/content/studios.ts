/** Studios of the AI community: name zh | name en | tag zh | tag en | centre | 说明 | summary */
export const studios = `
大模型微调工作台|Fine-tuning Studio|微调|Fine-tuning|c-kunshan|内置数据、镜像与示例的微调环境|A fine-tuning environment with data, images and examples
检索增强问答空间|Retrieval Question Studio|问答|Questions|c-kunshan|上传文档即可问答，可接入任意模型|Upload documents and ask; works with any model
文生图创作空间|Text-to-image Studio|创作|Creation|c-wuhu|提示词、风格与参数可视化|Prompts, styles and parameters made visible
语音合成体验馆|Speech Studio|语音|Speech|c-chengdu|多音色合成与声音复刻体验|Synthesis in many voices, and voices copied
分子性质预测空间|Molecule Studio|科学|Science|c-jinan|输入分子式，预测性质并可视化|Enter a molecule, see its predicted properties
蛋白结构预测空间|Protein Structure Studio|科学|Science|c-zhengzhou|序列到结构，一键提交到算力中心|From sequence to structure, computed at a centre
遥感影像解译空间|Remote Sensing Studio|遥感|Remote sensing|c-xian|地物分类与变化检测示例|Examples of land cover and of change
智能体编排空间|Agent Studio|智能体|Agents|c-guian|拖拽编排工具与模型|Tools and models arranged by hand
代码助手空间|Coding Studio|代码|Code|c-shenzhen|浏览器内的代码生成与评测|Code written and judged in the browser
多模态评测空间|Multimodal Evaluation Studio|评测|Evaluation|c-tianjin|统一数据与指标，公开榜单|Shared data and measures with a public ranking
气象大模型空间|Weather Model Studio|科学|Science|c-wuzhen|全球中期预报推理与绘图|Medium-range forecasts computed and drawn
数字人制作空间|Digital Human Studio|创作|Creation|c-shaoguan|口型驱动与背景合成|Lips driven by speech, before any background
`
