/**
 * Sentences of the details tab: kinds (blank-divided, `*` is any; `hourly` narrows to what is billed by the hour) | 中文 | English. `{name}`, `{figures}` and `{toolkit}` are filled in.
 * The first number says in which paragraph a sentence may stand.
 */
export const sentences = `
1|general heterogeneous bareMetal|{name} 由国家级算力中心直接供给，硬件统一验收、定期巡检，性能与标称一致。|{name}, straight from national computing centres. Hardware is accepted to one standard and inspected regularly, so that it performs as rated.
1|general heterogeneous|面向科研团队与企业用户提供 {name}，提交作业即可使用，无需自建机房。|{name} for research teams and companies: submit a job and use it, without a machine room of your own.
1|heterogeneous bareMetal|{name} 采用 {figures} 配置，节点间高速无损互联，适合训练、微调与大规模推理。|Configured as {figures} and joined by a fast lossless network: {name} for training, fine-tuning and inference at scale.
1|storage|{name} 与计算节点同域部署，数据写入即可被作业读取，无需搬运。|{name} lies beside the compute nodes: what is written can be read by jobs at once, without being moved.
1|storage|{name} 采用分布式架构与纠删码保护，容量与性能可在线扩展。|{name} is distributed and protected by erasure coding; capacity and speed grow while it is in use.
1|cloudServer|{name} 提供稳定的独立实例，几分钟内开通，按需变更规格。|{name} gives you a stable instance of your own within minutes, resized whenever you need.
1|cloudServer|{name} 与超算存储内网互通，适合前后处理、可视化与业务系统。|{name} shares an internal network with the supercomputer's storage, for pre- and post-processing, visualisation and business systems.
1|bareMetal|{name} 交付整台物理机，独享处理器、内存与网卡，没有虚拟化损耗。|{name} means a whole machine: processors, memory and network card are yours alone, with no loss to virtualisation.
1|software|{name} 已在平台各中心完成编译、验证与性能调优，登录即可调用。|Built, verified and tuned in the centres of the platform: sign in and use {name}.
1|software|{name} 提供与本地一致的使用体验，并可按需扩展到数千核并行。|Use {name} as you do on your own machine, and scale to thousands of cores when needed.
1|saas|{name} 无需安装，打开浏览器即可完成从建模到报告的全流程。|{name} needs no installation: from model to report, everything happens in the browser.
1|saas|{name} 把专业流程做成模板，新同事也能在半天内上手。|{name} turns expert procedures into templates that a new colleague masters in half a day.
1|model|{name} 以标准接口提供服务，接入只需更换地址与密钥。|Served through a standard interface: change the address and the key, and {name} is at work.
1|model|{name} 部署在国产与国际加速卡混合集群，按负载自动扩缩。|{name} runs on a mixed cluster of accelerators and scales with the load.
1|data|{name} 由专业团队采集、清洗与质检，附完整的数据说明书。|Collected, cleaned and checked by specialists: {name} with a full data sheet.
1|data|{name} 来源清晰、授权可溯，可直接用于训练与研究。|{name} with a clear origin and a traceable licence, ready for training and research.
1|sourceCode|{name} 提供完整源代码、构建脚本与测试用例，可二次开发。|{name} with complete source, build scripts and tests, to be developed further.
1|service|{name} 由持证工程师团队执行，过程透明、成果可验收。|{name} by certified engineers, done openly and with results that can be accepted.
2|general heterogeneous|作业通过 SLURM 提交，支持交互式会话、数组作业与断点续算，排队情况在控制台实时可见。|Jobs go through SLURM, with interactive sessions, arrays and restarts; the queue is visible in the console at any time.
2|heterogeneous|预装 {toolkit} 与主流深度学习框架的容器镜像，也可以上传自己的镜像。|Container images with {toolkit} and the usual frameworks are installed; images of your own are welcome.
2|general|编译器、MPI 与数学库以模块方式提供，常用科学软件开箱即用。|Compilers, MPI and mathematics libraries come as modules; common scientific software is ready to run.
2|bareMetal cloudServer|支持自定义系统镜像与启动脚本，控制台提供远程管理与监控告警。|Images and start-up scripts of your own are supported; the console offers remote management and alerts.
2|storage|支持配额、快照与目录级权限，提供命令行、网页与接口三种管理方式。|Quotas, snapshots and permissions by directory are managed by command line, web or interface.
2|software|提供图形化作业模板与命令行两种方式，输入文件检查能提前发现常见错误。|Use job templates or the command line; a check of the input files finds common mistakes beforehand.
2|software|随附示例算例与调参手册，工程师可协助评估规模与费用。|Examples and a tuning guide are included, and engineers help to estimate scale and cost.
2|saas|项目、数据与成员权限独立隔离，操作留痕，可导出完整报告。|Projects, data and permissions are kept apart, every step is recorded, and complete reports can be exported.
2|model|提供流式输出、批量任务与用量看板，超出额度自动停用，不产生意外费用。|Streaming, batches and a usage dashboard are included; it stops at the end of the pack, so no bill comes as a surprise.
2|data|提供统计概览、抽样预览与加载脚本，下载支持断点续传与校验。|Statistics, samples and loading scripts are included; downloads resume and are verified.
2|sourceCode|代码遵循统一规范，关键路径附性能报告，问题在两个工作日内答复。|Code follows one standard, hot paths come with performance reports, and questions are answered within two working days.
2|service|服务开始前确认目标与验收标准，过程按里程碑汇报，支持远程与现场两种方式。|Goals and criteria are agreed beforehand and progress is reported by milestones, remotely or on site.
3|general heterogeneous hourly|按实际使用的核时或卡时计费，未使用的余量长期有效，随时可查明细。|You pay for the core-hours or card-hours used; what is left stays valid, and every detail can be looked up.
3|general heterogeneous storage cloudServer bareMetal|数据默认仅账号本人可见，可申请专线与独立分区，满足单位的安全要求。|Data are visible to their owner alone; private lines and partitions are available for stricter needs.
3|bareMetal cloudServer storage|到期前七天提醒续费，到期后保留数据十五天，避免误删。|You are reminded seven days before the end, and data are kept for fifteen days after it.
3|software saas|购买后免费升级小版本，技术支持通过工单与在线客服提供。|Minor versions are free; support comes by ticket and chat.
3|model data sourceCode|授权范围写入订单，企业用户可开具正式授权书。|The scope of the licence is written into the order; companies receive a formal certificate.
3|service|验收未达标免费返工，直至双方确认的清单逐项通过。|Work that fails acceptance is redone free of charge until every item on the agreed list passes.
`

/** Support: kinds | 名称 | name | 内容 | what is promised */
export const support = `
*|咨询响应|Answers|客服时间内平均 10 分钟响应|Within 10 minutes on average, during service hours
general heterogeneous storage cloudServer bareMetal|资源开通|Opening|付款后几分钟内自动开通，开通失败全额退款|Opened within minutes of payment; refunded in full if that fails
general heterogeneous bareMetal|硬件故障|Hardware faults|30 分钟内响应，4 小时内更换节点|Answered within 30 minutes, replaced within 4 hours
storage|数据可靠性|Durability|承诺 99.9999999%，附故障赔付条款|99.9999999% promised, with compensation
cloudServer|可用性|Availability|单实例 99.95%，不达标按时长赔付|99.95% for one instance, compensated by the hour
software|安装与升级|Installation|提供安装验证与算例复现|Installed, verified and reproduced with examples
software saas|使用培训|Training|每月两场线上课程，录像可回看|Two online lessons a month, recorded
saas model|服务可用性|Availability|月度 99.9%，故障公告与复盘|99.9% a month, with notices and reviews of faults
model|接口支持|Interface support|提供示例代码与迁移指南|Examples and a migration guide
data|质量保证|Quality|发现错误免费更新，按版本留档|Mistakes are corrected free of charge, by version
sourceCode|维护期|Maintenance|购买后 12 个月内免费修复缺陷|Defects are repaired for 12 months
service|验收标准|Acceptance|双方确认的清单逐项验收|Item by item, against an agreed list
*|发票|Invoices|支持增值税普通发票与专用发票|Ordinary and special VAT invoices
*|退款|Refunds|开通前可申请全额退款，开通后不退款|Full refund before opening; no refund afterwards
`

/** Cases: industry | 客户 | customer | 经过 | what happened */
export const cases = `
aerospace|某飞行器设计研究院|An aircraft design institute|用两千核并行完成全机外流场计算，单工况由三天缩短到四小时。|Two thousand cores brought one full-aircraft flow case from three days down to four hours.
aerospace|某商业火箭公司|A commercial rocket company|批量分析发动机燃烧稳定性，迭代周期缩短六成。|Combustion stability was analysed in batches, and each iteration takes sixty per cent less time.
automotive|某新能源车企|An electric car maker|碰撞与风阻仿真上云，试制样车减少四辆。|Crash and drag moved to the cloud, and four prototypes were saved.
automotive|某零部件供应商|A parts supplier|按项目购买许可，软件年费下降约三分之一。|Licences bought by project cut yearly fees by about a third.
electronics|某封装测试企业|A packaging and testing company|热应力仿真覆盖全部新品，返修率明显下降。|Thermal stress is simulated for every new product, and repairs fell markedly.
electronics|某芯片设计公司|A chip design company|回归验证由一周缩短到一天半。|Regression was cut from a week to a day and a half.
equipment|某重型装备集团|A heavy equipment group|疲劳寿命评估与试验误差控制在百分之八以内。|Fatigue life agreed with tests to within eight per cent.
shipbuilding|某船舶研究所|A ship research institute|完成三十六种船型的阻力筛选。|Resistance was screened for thirty-six hulls.
drugDiscovery|某创新药企|A drug developer|十天内完成一亿分子的虚拟筛选，苗头化合物命中率提高两倍。|A hundred million molecules were screened in ten days, with three times the hits.
drugDiscovery|某高校药学院|A school of pharmacy|用自由能计算替代一半合成尝试。|Free-energy calculations replaced half of the trial syntheses.
genomics|某基因检测中心|A genome centre|全基因组分析由二十小时缩短到五十分钟。|A whole genome takes fifty minutes in place of twenty hours.
medicalImaging|某三甲医院|A large hospital|影像分割模型在院内数据上完成微调与验证。|A segmentation model was tuned and verified on its own data.
newMaterials|某材料国家重点实验室|A materials laboratory|高通量筛选两万种合金成分，三种进入试制。|Twenty thousand alloys were screened, and three went to trial.
newMaterials|某新材料企业|A materials company|分子模拟与实验结合，配方迭代从月缩短到周。|Simulation beside experiment brought formulations from months to weeks.
chemicals|某催化研究组|A catalysis group|完成八十条反应路径的过渡态搜索。|Transition states of eighty paths were found.
newEnergy|某电池企业|A battery maker|电解液筛选成本下降七成。|Screening electrolytes costs seventy per cent less.
oilGas|某勘探研究院|An exploration institute|叠前偏移由两个月缩短到十二天。|Prestack migration went from two months to twelve days.
climate|某省气象局|A provincial weather service|三公里预报提前四十分钟完成。|Three-kilometre forecasts are ready forty minutes earlier.
ocean|某海洋预报台|An ocean forecasting station|风暴潮集合预报由八成员扩展到三十二成员。|Storm-surge ensembles grew from eight members to thirty-two.
surveying|某测绘院|A surveying institute|全省影像解译周期由半年缩短到三周。|A province is interpreted in three weeks in place of half a year.
water|某流域管理机构|A river basin authority|洪水演进预报提前六小时发布。|Flood forecasts are issued six hours earlier.
largeModels|某大模型创业公司|A language model start-up|在八百卡上稳定训练四十天，中断恢复不超过十分钟。|Eight hundred cards trained steadily for forty days, recovering within ten minutes.
largeModels|某省级政务平台|A provincial service platform|私有知识问答上线两个月，人工咨询减少四成。|Two months after launch, calls to staff fell by forty per cent.
computerVision|某面板厂|A display factory|缺陷漏检率降至千分之一以下。|Missed defects fell below one in a thousand.
speechLanguage|某智能客服企业|A customer service company|通话转写准确率提升到百分之九十六。|Transcription reached ninety-six per cent.
autonomousDriving|某自动驾驶公司|A self-driving company|每日处理二十万公里路测数据。|Two hundred thousand kilometres of road data are processed a day.
robotics|某机器人实验室|A robotics laboratory|策略训练由单机两周缩短到一天。|Training a policy takes one day in place of two weeks.
animation|某动画工作室|An animation studio|九十分钟影片在二十六天内完成渲染。|A film of ninety minutes was rendered in twenty-six days.
gaming|某游戏公司|A games company|场景光照烘焙缩短到一晚完成。|Scene lighting is baked overnight.
research|某双一流高校|A research university|全校一百二十个课题组共用，资源利用率超过七成。|A hundred and twenty groups share it, at more than seventy per cent use.
research|某中科院研究所|An academy institute|论文算例可复现，环境随镜像归档。|Published cases are reproducible, with environments archived as images.
teaching|某职业技术学院|A technical college|三百名学生同时上机，开课前五分钟准备完毕。|Three hundred students work at once, ready five minutes before class.
quant|某量化私募|A quantitative fund|十年逐笔数据回测由两天缩短到三小时。|Ten years of ticks are tested in three hours in place of two days.
riskControl|某城商行|A city bank|风险模型每日重训，夜间三小时内完成。|Risk models are retrained every night within three hours.
smartCity|某市交通局|A city traffic authority|信号配时优化后主干道延误下降一成半。|Delays on main roads fell by fifteen per cent.
emergency|某应急管理厅|An emergency authority|灾害推演由小时级缩短到分钟级。|Disaster scenarios take minutes in place of hours.
`

/** Reviews: kinds | stars | 评价 | review | 回复 | reply (may be empty) */
export const reviews = `
general heterogeneous bareMetal cloudServer|5|开通很快，付款后几分钟就能提交作业，性能和标称一致。|Opened quickly: jobs ran minutes after paying, and it performs as rated.|感谢认可，有任何需要随时联系我们。|Thank you. We are here whenever you need us.
general heterogeneous|5|排队时间比我们自己的集群短得多，周末也有人答复工单。|The queue is far shorter than on our own cluster, and tickets are answered even at weekends.||
general|4|MPI 扩展到一千核效率还有八成多，就是网页终端偶尔会断。|More than eighty per cent efficiency at a thousand cores; only the web terminal drops now and then.|网页终端已升级，请您再试。|The web terminal has been upgraded; please try again.
heterogeneous|5|八卡机 NVLink 带宽跑满，训练七十亿模型很稳。|NVLink runs at full bandwidth and training a seven-billion model is steady.||
heterogeneous|4|卡很好，高峰期要等一会儿，建议多上几台。|Good cards, but one waits at peak hours; more nodes would be welcome.|本月将扩容两百卡。|Two hundred more cards arrive this month.
heterogeneous bareMetal|5|镜像里框架齐全，不用自己折腾驱动。|The images hold every framework, so no trouble with drivers.||
heterogeneous|3|显存够用，但共享盘读取小文件偏慢。|Enough memory, but the shared disk is slow with small files.|建议将小文件打包或使用全闪存目录。|We suggest packing small files or using the flash directory.
storage|5|读写带宽稳定，几百 TB 数据一周迁移完成。|Steady bandwidth: several hundred terabytes moved within a week.||
storage|4|价格合理，希望网页上传能支持更大的文件。|Fairly priced; larger uploads by web would be welcome.|请使用命令行工具，单文件不限大小。|The command line tool takes files of any size.
storage|5|快照救了我们一次，误删的数据十分钟就恢复了。|Snapshots saved us once: deleted data were back in ten minutes.||
cloudServer|5|几分钟就开好了，规格随时能改。|Ready in minutes and resized at any time.||
cloudServer|4|性能稳定，控制台操作可以再简化一些。|Steady performance; the console could be simpler.|已收到建议，新版控制台即将上线。|Noted: a new console is on its way.
bareMetal|5|独享整机，基准测试和本地机器完全一致。|The whole machine to ourselves; benchmarks match our own hardware exactly.||
bareMetal|4|交付比预期早一天，系统安装略慢。|Delivered a day early; installing the system was a little slow.||
software|5|版本新，模块加载就能用，省了两天编译时间。|Up to date and loaded as a module, which saved two days of building.||
software|5|自带算例跑通后直接换成自己的输入，非常顺利。|After the example ran we put in our own input, and it simply worked.|祝科研顺利！|We wish you success with your research!
software|4|功能完整，手册再详细一点就更好了。|Complete; a more detailed manual would make it better.|新版手册已发布在帮助中心。|A new manual is in the help centre.
software|4|并行效率不错，许可偶尔要等其他用户释放。|Scales well; now and then one waits for a licence.||
software|3|能用，但图形界面远程操作有些卡顿。|It works, but the remote interface lags a little.|建议使用可视化节点，延迟更低。|Visualisation nodes have less delay.
saas|5|同事们不用装软件，浏览器里就能算，汇报图直接导出。|Nobody installs anything: we compute in the browser and export the figures.||
saas|4|模板很实用，希望增加更多行业案例。|Useful templates; more cases by industry would be welcome.|本季度将新增二十个案例。|Twenty cases will follow this quarter.
saas|5|试用七天就决定采购了，客服响应及时。|Seven days of trial convinced us, and support is prompt.||
saas|3|功能不错，数据导入格式还不够多。|Good, but too few formats can be imported.||
model|5|接口和原来完全兼容，改个地址就迁移完了。|Fully compatible: changing the address was the whole migration.||
model|5|响应快，价格比同类便宜，晚高峰也不限流。|Quick, cheaper than others and not throttled in the evening.|感谢支持，欢迎提出建议。|Thank you; suggestions are welcome.
model|4|中文效果很好，偶尔输出会重复。|Very good in Chinese; output repeats now and then.|请尝试调整重复惩罚参数。|Please try the repetition penalty.
model|4|批量任务很方便，用量统计希望能按项目区分。|Batches are convenient; usage by project would be welcome.||
data|5|数据说明很详细，加载脚本拿来就能用。|A thorough data sheet, and the loading scripts simply work.||
data|4|质量不错，个别标注有误，反馈后很快更新了。|Good quality; a few labels were wrong and soon corrected.|感谢反馈，已在新版本修复。|Thank you; corrected in the new version.
data|5|授权书齐全，项目审计一次通过。|With the licence certificate our audit passed at once.||
sourceCode|5|代码结构清晰，测试完整，二次开发很省心。|Clear structure and complete tests make further development easy.||
sourceCode|4|性能达到说明中的水平，注释以英文为主。|Performs as described; comments are mostly in English.||
sourceCode|3|编译依赖较多，花了半天配置环境。|Many dependencies; the environment took half a day.|已提供容器镜像，可直接构建。|A container image is now provided.
service|5|工程师很专业，移植后性能提升了三倍多。|Professional engineers; more than three times faster after porting.||
service|5|培训内容扎实，上机练习安排得很合理。|A solid course with well-planned exercises.|欢迎参加下一期进阶课程。|You are welcome to the advanced course.
service|4|交付准时，文档很规范，沟通可以更及时。|On time and well documented; communication could be quicker.||
`

/** Account names, which readers see masked. */
export const reviewers = `
zhangwei wangfang-hpc lina_bio liuyang chenj-lab yangfan raylei huangmin zhoutao wuq-cfd xuhao sunli machao zhulin hujun guoying
heyong gaofeng linxue luobin zhengjie liangyu xieting songkai tangxin xunuo hanbing fengyuan dengchao caoyang pengfei zengmin
xiaoyao tiantian donghui yuanmeng panlei yuyang jiangxin caiming yuhui dupeng yeqing chengcheng suxing weiran lvjie dingning
`
