/**
 * Computing centres: id | site code | region | 名称 | name | resources | scheduler | containers. The last one is
 * closed, and so hidden (R3.02).
 */
export const centers = `
c-tianjin|NC1|north|华北一区（天津）算力中心|North China I (Tianjin) Computing Centre|cpu gpu storage bareCpu|SLURM|yes
c-taiyuan|NC2|north|华北二区（太原）算力中心|North China II (Taiyuan) Computing Centre|cpu dcu storage bareDcu|SLURM|no
c-ulanqab|NC3|north|华北三区（乌兰察布）智算中心|North China III (Ulanqab) AI Computing Centre|gpu bareGpu storage|Kubernetes|yes
c-shenyang|NE1|northeast|东北一区（沈阳）算力中心|Northeast I (Shenyang) Computing Centre|cpu gpu storage|SLURM|no
c-harbin|NE2|northeast|东北二区（哈尔滨）算力中心|Northeast II (Harbin) Computing Centre|cpu dcu storage bareCpu|SLURM|yes
c-kunshan|EC1|east|华东一区（昆山）算力中心|East China I (Kunshan) Computing Centre|cpu dcu gpu storage bareCpu bareDcu|SLURM|yes
c-jinan|EC2|east|华东二区（济南）算力中心|East China II (Jinan) Computing Centre|cpu gpu storage bareGpu|SLURM|yes
c-wuzhen|EC3|east|华东三区（乌镇）算力中心|East China III (Wuzhen) Computing Centre|cpu dcu gpu storage|SLURM|yes
c-wuhu|EC4|east|华东四区（芜湖）智算中心|East China IV (Wuhu) AI Computing Centre|gpu bareGpu storage|Kubernetes|yes
c-zhengzhou|CC1|central|华中一区（郑州）算力中心|Central China I (Zhengzhou) Computing Centre|cpu dcu gpu storage bareCpu|SLURM|yes
c-changsha|CC2|central|华中二区（长沙）算力中心|Central China II (Changsha) Computing Centre|cpu gpu storage|SLURM|no
c-shenzhen|SC1|south|华南一区（深圳）算力中心|South China I (Shenzhen) Computing Centre|cpu gpu storage bareGpu|SLURM|yes
c-shaoguan|SC2|south|华南二区（韶关）智算中心|South China II (Shaoguan) AI Computing Centre|gpu dcu bareGpu storage|Kubernetes|yes
c-chengdu|SW1|southwest|西南一区（成都）算力中心|Southwest I (Chengdu) Computing Centre|cpu dcu gpu storage bareCpu|SLURM|yes
c-guian|SW2|southwest|西南二区（贵安）智算中心|Southwest II (Guian) AI Computing Centre|gpu bareGpu storage|Kubernetes|yes
c-xian|NW1|northwest|西北一区（西安）算力中心|Northwest I (Xi'an) Computing Centre|cpu dcu gpu storage bareDcu|SLURM|yes
c-zhongwei|NW2|northwest|西北二区（中卫）智算中心|Northwest II (Zhongwei) AI Computing Centre|gpu cpu bareGpu storage|Kubernetes|yes
c-xuzhou|EC9|east|华东九区（徐州）算力中心（停用）|East China IX (Xuzhou) Computing Centre (closed)|cpu|SLURM|no
`
