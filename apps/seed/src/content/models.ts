/**
 * Model services: product | sizes | category | industries | yuan per million tokens or thousand calls (0: free) |
 * 说明 | summary. Each size is a sku.
 */
export const models = `
DeepSeek-V3|671B|llm|largeModels|2|千亿级混合专家对话模型，长文与工具调用能力突出|A mixture-of-experts chat model, strong in long texts and tool use
DeepSeek-R1|671B|reasoning|largeModels research|4|强化学习训练的深度推理模型|Deep reasoning trained by reinforcement learning
DeepSeek-R1-Distill-Qwen|1.5B 7B 14B 32B|reasoning|largeModels teaching|0.6|蒸馏推理模型，单卡即可部署|Distilled reasoning that fits a single card
DeepSeek-Coder-V2|16B 236B|codeModel|largeModels|1|多语言代码生成与补全|Code generation and completion in many languages
Qwen2.5-Instruct|7B 14B 32B 72B|llm|largeModels|1|通义千问指令模型，中英双语|Instruction model in Chinese and English
Qwen3|8B 32B 235B|llm|largeModels|1.2|混合思考模式的新一代通用模型|A general model that thinks as deeply as asked
QwQ|32B|reasoning|largeModels research|2|面向数学与代码的推理模型|Reasoning in mathematics and code
Qwen2.5-Coder|7B 14B 32B|codeModel|largeModels|0.8|代码生成、修复与解释|Generating, repairing and explaining code
Qwen2.5-VL|7B 32B 72B|multimodal|largeModels computerVision|1.6|图文理解、文档解析与视频问答|Images, documents and video understood
Qwen-Audio|7B|speech|speechLanguage|1|语音与声音理解|Understanding speech and sound
GLM-4|9B 32B|llm|largeModels|0.9|智谱对话模型，支持工具调用|A chat model with tool use
GLM-4V|9B|multimodal|computerVision largeModels|1.2|图像理解与问答|Understanding images
GLM-Z1|9B 32B|reasoning|largeModels|1.4|快速深度思考模型|Deep thinking at speed
CodeGeeX4|9B|codeModel|largeModels|0|代码助手模型|A coding assistant
Llama 3.1 Instruct|8B 70B 405B|llm|largeModels research|1.5|开放权重通用对话模型|An open-weight chat model
Llama 3.2 Vision|11B 90B|multimodal|computerVision|1.8|开放权重视觉语言模型|An open-weight vision-language model
Mistral Instruct|7B 24B|llm|largeModels|0.9|高效多语言对话模型|An efficient multilingual chat model
Mixtral|8x7B 8x22B|llm|largeModels|1.3|稀疏混合专家模型|A sparse mixture of experts
Gemma 2|2B 9B 27B|llm|largeModels teaching|0.5|轻量开放模型|A light open model
Phi-4|14B|llm|largeModels teaching|0.5|小参数高质量推理|Good reasoning in a small model
InternLM3|8B 20B|llm|largeModels research|0.7|书生浦语通用模型|A general model from a research laboratory
InternVL2.5|8B 26B 78B|multimodal|computerVision|1.5|高分辨率图文理解|Understanding images of high resolution
Yi-1.5|9B 34B|llm|largeModels|0.8|中英双语开放模型|An open model in Chinese and English
Baichuan2|7B 13B|llm|largeModels|0.6|中文问答与写作|Answers and writing in Chinese
MiniCPM|4B 8B|llm|largeModels robotics|0.3|端侧轻量模型|A light model for devices
MiniCPM-V|8B|multimodal|computerVision robotics|0.6|端侧多模态模型|Multimodal understanding on devices
ChatGLM3|6B|llm|largeModels teaching|0|教学与入门对话模型|A chat model for teaching
TeleChat2|7B 35B 115B|llm|largeModels|1.1|通信行业大模型|A large model from telecommunications
Hunyuan-Large|389B|llm|largeModels|2.4|混元混合专家大模型|A large mixture-of-experts model
ERNIE 4.5|21B 300B|llm|largeModels|1.6|文心系列通用模型|A general model of the ERNIE family
Kimi K2|1T|llm|largeModels|4|智能体与长上下文模型|A model for agents and long contexts
Step-2|32B|llm|largeModels|1.8|中文写作与推理|Writing and reasoning in Chinese
StarCoder2|7B 15B|codeModel|largeModels|0.6|开放代码模型|An open code model
CodeLlama|13B 34B|codeModel|largeModels|0.8|代码补全与填充|Code completion and infilling
Stable Diffusion XL|base refiner|imageGeneration|animation gaming|12|高质量文生图|Images from text in high quality
Stable Diffusion 3.5|Medium Large|imageGeneration|animation gaming|18|新一代文生图，文字排版更准|Images from text, with legible lettering
FLUX.1|schnell dev|imageGeneration|animation|20|高保真图像生成|High-fidelity image generation
Kolors|2.6B|imageGeneration|animation|10|中文提示词文生图|Images from Chinese prompts
HunyuanVideo|13B|imageGeneration|animation gaming|80|文生视频模型|Video from text
CogVideoX|2B 5B|imageGeneration|animation|60|文生与图生视频|Video from text and images
Wan2.1|1.3B 14B|imageGeneration|animation gaming|70|电影质感视频生成|Video with the look of film
ControlNet|SD15 SDXL|imageGeneration|animation|15|可控图像生成|Image generation under control
Real-ESRGAN|x2 x4|imageGeneration|animation medicalImaging|3|图像与视频超分辨率|Super-resolution of images and video
Whisper|small medium large-v3|speech|speechLanguage|6|多语种语音识别与翻译|Recognition and translation of speech in many languages
SenseVoice|small large|speech|speechLanguage|5|中文语音与情感识别|Chinese speech and emotion
Paraformer|large|speech|speechLanguage|4|非自回归中文语音识别|Non-autoregressive Chinese recognition
CosyVoice 2|0.5B|speech|speechLanguage|8|流式语音合成与音色复刻|Streaming synthesis and voice cloning
ChatTTS|1.0|speech|speechLanguage gaming|0|对话式语音合成|Conversational speech synthesis
GPT-SoVITS|v2 v3|speech|speechLanguage animation|6|少样本音色克隆|Voice cloning from few samples
BGE-M3|568M|embedding|largeModels|0.2|多语言多粒度文本向量|Multilingual embeddings of many granularities
BGE-Reranker|base large v2-m3|embedding|largeModels|0.3|检索结果重排|Reranking of retrieved texts
GTE-Qwen2|1.5B 7B|embedding|largeModels|0.4|高精度通用向量|General embeddings of high accuracy
Jina Embeddings|v3|embedding|largeModels|0.3|长文本向量|Embeddings of long texts
M3E|base large|embedding|largeModels teaching|0|中文文本向量|Embeddings of Chinese text
YOLO11|n s m l x|vision|computerVision|2|实时目标检测与分割|Detection and segmentation in real time
Segment Anything 2|tiny large|vision|computerVision medicalImaging|4|图像与视频任意分割|Segmenting anything in images and video
Grounding DINO|tiny base|vision|computerVision|5|开放词汇目标检测|Open-vocabulary detection
PP-OCRv4|server mobile|vision|computerVision riskControl|1|中英文文字识别|Reading text in Chinese and English
Depth Anything V2|small large|vision|autonomousDriving robotics|3|单目深度估计|Depth from a single view
BEVFusion|base|vision|autonomousDriving|9|多传感器鸟瞰感知|Bird's-eye perception from many sensors
CLIP|B-32 L-14|vision|computerVision|1|图文匹配与检索|Matching images and texts
MedSAM|base|vision|medicalImaging|6|医学影像通用分割|Segmentation of medical images
AlphaFold3 Service|1.0|scientificModel|drugDiscovery|260|蛋白、核酸与小分子复合物预测|Complexes of proteins, nucleic acids and ligands
ESMFold|650M 3B|scientificModel|drugDiscovery|60|免比对蛋白结构预测|Protein structures without alignment
ESM3|1.4B|scientificModel|drugDiscovery|80|蛋白质生成与理解|Generating and understanding proteins
Uni-Mol|base docking|scientificModel|drugDiscovery newMaterials|40|三维分子表征与性质预测|Three-dimensional molecules and their properties
DPA-2|base|scientificModel|newMaterials|50|原子间势通用大模型|A universal interatomic potential
MACE-MP|small medium large|scientificModel|newMaterials chemicals|45|无机材料通用势函数|A universal potential for inorganic materials
MatterGen|base|scientificModel|newMaterials|90|无机晶体生成|Generating inorganic crystals
Pangu-Weather|1h 6h 24h|scientificModel|climate|120|全球中期天气预报模型|Global medium-range weather forecasts
GraphCast|0.25deg|scientificModel|climate|110|图神经网络全球预报|Global forecasts by graph networks
FuXi|15d|scientificModel|climate emergency|130|十五天集合天气预报|Ensemble forecasts for fifteen days
FourCastNet|v2|scientificModel|climate ocean|90|傅里叶神经算子天气模型|Weather by Fourier neural operators
DeepONet Flow|base|scientificModel|aerospace automotive|70|流场代理模型|Surrogate model of flow fields
`
