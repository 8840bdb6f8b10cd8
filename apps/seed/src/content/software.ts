/**
 * Application software: product | version | category | industries | runs on | yuan a year (0: open source) | 说明 | summary
 */
export const software = `
GROMACS|2024.3|molecular|drugDiscovery research|cpu gpu dcu|0|蛋白质、脂质与核酸体系的高性能分子动力学模拟|Fast molecular dynamics of proteins, lipids and nucleic acids
LAMMPS|2Aug2023|molecular|newMaterials research|cpu gpu dcu|0|面向材料与软物质的大规模原子分子并行模拟器|Large-scale atomic and molecular simulation of materials and soft matter
NAMD|3.0|molecular|drugDiscovery research|cpu gpu|0|百万原子级生物大分子体系的可扩展动力学|Scalable dynamics of biomolecular systems with millions of atoms
Amber|24|molecular|drugDiscovery|cpu gpu|9800|生物分子力场与自由能计算套件|Biomolecular force fields and free-energy calculations
CHARMM|c48b2|molecular|drugDiscovery research|cpu|6800|宏观分子模拟与分析程序|Simulation and analysis of macromolecules
OpenMM|8.1|molecular|drugDiscovery research|gpu dcu|0|可编程的 GPU 加速分子模拟引擎|A programmable GPU engine for molecular simulation
DL_POLY|5.1|molecular|chemicals newMaterials|cpu|0|通用并行分子动力学程序|General-purpose parallel molecular dynamics
DeePMD-kit|2.2.11|molecular|newMaterials research|cpu gpu dcu|0|深度势能训练与推理，兼顾精度与速度|Deep-potential training and inference, accurate and quick
HOOMD-blue|4.8|molecular|newMaterials research|gpu|0|面向软物质的粒子动力学工具包|Particle dynamics for soft matter
PLUMED|2.9|molecular|drugDiscovery research|cpu|0|增强采样与集合变量分析插件|Enhanced sampling and collective variables
VASP|6.4.3|quantumChemistry|newMaterials newEnergy research|cpu gpu|28000|平面波赝势第一性原理计算，材料领域首选|First-principles calculations with plane waves, the standard in materials
Quantum ESPRESSO|7.3|quantumChemistry|newMaterials research|cpu gpu dcu|0|开源第一性原理电子结构与材料建模套件|Open electronic-structure and materials modelling suite
Gaussian|16 C.02|quantumChemistry|drugDiscovery chemicals|cpu|19800|分子结构、反应路径与光谱的量子化学计算|Quantum chemistry of structures, reaction paths and spectra
CP2K|2024.2|quantumChemistry|newMaterials chemicals|cpu gpu dcu|0|凝聚态与分子体系的 GPW 电子结构方法|Electronic structure of condensed and molecular systems
ORCA|6.0|quantumChemistry|chemicals research|cpu|0|高精度波函数与密度泛函方法，学术免费|Wave-function and density-functional methods, free for academia
NWChem|7.2|quantumChemistry|chemicals research|cpu|0|可扩展的并行量子化学程序|Scalable parallel quantum chemistry
ABINIT|10.0|quantumChemistry|newMaterials research|cpu|0|密度泛函与多体微扰理论计算|Density functional and many-body perturbation theory
SIESTA|5.0|quantumChemistry|newMaterials research|cpu|0|线性标度的第一性原理材料模拟|Linear-scaling first-principles simulation
CASTEP|24.1|quantumChemistry|newMaterials chemicals|cpu|16800|固体材料性质的平面波计算程序|Plane-wave calculations of solid-state properties
Materials Studio|2024|quantumChemistry|newMaterials chemicals|cpu|68000|材料建模、模拟与可视化一体化环境|Modelling, simulation and visualisation of materials in one environment
ABACUS|3.7|quantumChemistry|newMaterials research|cpu gpu dcu|0|国产开源电子结构软件，支持数值原子轨道与平面波|Open electronic-structure code with atomic orbitals and plane waves
PWmat|2024.05|quantumChemistry|newMaterials newEnergy|gpu dcu|36000|GPU 加速的平面波第一性原理软件|GPU-accelerated plane-wave first principles
Molpro|2024.1|quantumChemistry|chemicals|cpu|22000|高精度电子关联方法程序包|High-accuracy electron-correlation methods
Q-Chem|6.2|quantumChemistry|drugDiscovery chemicals|cpu|21000|激发态与反应机理的量子化学软件|Quantum chemistry of excited states and mechanisms
WIEN2k|23.2|quantumChemistry|newMaterials research|cpu|8800|全势线性缀加平面波方法|Full-potential linearised augmented plane waves
Ansys Fluent|2024 R2|cfd|aerospace automotive equipment|cpu gpu|128000|工业级流体、传热与燃烧仿真|Industrial simulation of flow, heat transfer and combustion
OpenFOAM|v2406|cfd|automotive equipment research|cpu|0|开源计算流体力学工具箱|The open toolbox for computational fluid dynamics
STAR-CCM+|2406|cfd|automotive shipbuilding|cpu gpu|136000|多学科流体仿真，网格到优化全流程|Multidisciplinary flow simulation from mesh to optimisation
Ansys CFX|2024 R2|cfd|equipment aerospace|cpu|98000|旋转机械流体仿真|Flow in rotating machinery
SU2|8.0|cfd|aerospace research|cpu|0|气动外形优化与伴随求解|Aerodynamic shape optimisation with adjoints
PHengLEI|2.1|cfd|aerospace research|cpu dcu|0|国产开源流体混合求解器|An open hybrid flow solver
Converge|3.2|cfd|automotive equipment|cpu|118000|自适应网格的内燃机与燃烧仿真|Engine and combustion simulation with adaptive meshes
XFlow|2024|cfd|automotive aerospace|cpu gpu|86000|格子玻尔兹曼方法流体仿真|Lattice-Boltzmann flow simulation
PowerFLOW|2024|cfd|automotive|cpu|145000|整车气动与气动噪声仿真|Vehicle aerodynamics and aeroacoustics
Nek5000|19.0|cfd|research|cpu|0|高阶谱元法流体求解器|High-order spectral-element flow solver
Code_Saturne|8.1|cfd|equipment newEnergy|cpu|0|核能与能源领域的开源流体软件|Open flow solver from the energy industry
FDS|6.9|cfd|emergency smartCity|cpu|0|火灾动力学与烟气扩散模拟|Fire dynamics and smoke spread
Abaqus|2024|structural|automotive aerospace equipment|cpu gpu|138000|非线性有限元分析，隐式与显式求解|Non-linear finite elements, implicit and explicit
LS-DYNA|R14|structural|automotive aerospace|cpu|116000|碰撞、冲击与爆炸的显式动力学|Explicit dynamics of crash, impact and blast
Ansys Mechanical|2024 R2|structural|equipment electronics|cpu gpu|108000|结构、热与疲劳分析|Structural, thermal and fatigue analysis
MSC Nastran|2024.1|structural|aerospace automotive|cpu|96000|航空航天结构强度与振动分析|Strength and vibration of aerospace structures
CalculiX|2.21|structural|equipment research|cpu|0|开源三维结构有限元程序|Open three-dimensional finite elements
Code_Aster|17.0|structural|equipment newEnergy|cpu|0|开源热力耦合结构分析|Open thermo-mechanical analysis
OptiStruct|2024|structural|automotive aerospace|cpu|92000|拓扑优化与轻量化设计|Topology optimisation and lightweight design
RADIOSS|2024|structural|automotive|cpu|78000|碰撞安全显式求解器|Explicit solver for crash safety
Simufact Forming|2024|structural|equipment automotive|cpu|66000|锻造与成形工艺仿真|Forging and forming processes
DEFORM|13.0|structural|equipment|cpu|58000|金属成形与热处理仿真|Metal forming and heat treatment
SIPESC|2024|structural|aerospace equipment|cpu|32000|国产工程与科学计算集成平台|An integrated platform for engineering and scientific computing
COMSOL Multiphysics|6.2|multiphysics|electronics newEnergy research|cpu|88000|电、热、流、固、化多场耦合建模|Coupled electrical, thermal, flow, structural and chemical modelling
MOOSE Framework|2024.06|multiphysics|newEnergy research|cpu|0|多物理场面向对象求解框架|Object-oriented multiphysics framework
Elmer FEM|9.0|multiphysics|research electronics|cpu|0|开源多物理场有限元|Open multiphysics finite elements
FEniCSx|0.8|multiphysics|research|cpu|0|偏微分方程自动求解平台|Automated solution of partial differential equations
INTESIM Multisim|2024|multiphysics|equipment electronics|cpu|45000|国产多物理场耦合仿真软件|Coupled multiphysics simulation
Ansys HFSS|2024 R2|electromagnetics|electronics aerospace|cpu gpu|126000|高频结构三维电磁场仿真|Three-dimensional high-frequency electromagnetics
CST Studio Suite|2024|electromagnetics|electronics aerospace|cpu gpu|118000|天线与电磁兼容仿真|Antennas and electromagnetic compatibility
FEKO|2024|electromagnetics|aerospace electronics|cpu|82000|雷达散射与天线布局分析|Radar scattering and antenna placement
Meep|1.29|electromagnetics|electronics research|cpu|0|时域有限差分光子学仿真|Finite-difference photonics
Lumerical FDTD|2024 R2|electromagnetics|electronics|cpu gpu|76000|光子器件设计与仿真|Design and simulation of photonic devices
gprMax|3.1|electromagnetics|surveying research|cpu gpu|0|探地雷达电磁波传播模拟|Ground-penetrating radar simulation
EastWave|7.1|electromagnetics|electronics aerospace|cpu gpu|38000|国产三维全波电磁仿真|Three-dimensional full-wave electromagnetics
BLAST+|2.15|bioinformatics|genomics|cpu|0|核酸与蛋白序列比对|Alignment of nucleotide and protein sequences
GATK|4.5|bioinformatics|genomics|cpu|0|变异检测标准流程|The standard pipeline for variant calling
AlphaFold|2.3.2|bioinformatics|drugDiscovery|gpu|0|蛋白质三维结构预测|Prediction of protein structures
RoseTTAFold|2.0|bioinformatics|drugDiscovery|gpu|0|蛋白质与复合物结构预测|Structures of proteins and complexes
Rosetta|2024.09|bioinformatics|drugDiscovery|cpu|18800|蛋白设计与对接|Protein design and docking
AutoDock Vina|1.2.5|bioinformatics|drugDiscovery|cpu gpu|0|分子对接与虚拟筛选|Docking and virtual screening
Schrodinger Suite|2024-2|bioinformatics|drugDiscovery|cpu gpu|168000|药物发现计算平台|A computing platform for drug discovery
BWA|0.7.18|bioinformatics|genomics|cpu|0|短读长序列快速比对|Quick alignment of short reads
SAMtools|1.20|bioinformatics|genomics|cpu|0|比对结果处理工具集|Tools for alignment files
STAR|2.7.11|bioinformatics|genomics|cpu|0|转录组超快比对|Ultra-fast RNA alignment
Trinity|2.15|bioinformatics|genomics|cpu|0|转录组从头组装|De-novo transcriptome assembly
RELION|5.0|bioinformatics|medicalImaging drugDiscovery|cpu gpu|0|冷冻电镜单颗粒三维重构|Single-particle reconstruction for cryo-EM
cryoSPARC|4.5|bioinformatics|medicalImaging drugDiscovery|gpu|12000|冷冻电镜数据高速处理|High-speed cryo-EM processing
Parabricks|4.3|bioinformatics|genomics|gpu|26000|GPU 加速基因组二级分析|GPU-accelerated secondary genome analysis
WRF|4.6|weather|climate emergency|cpu|0|中尺度数值天气预报模式|Mesoscale numerical weather prediction
WRF-Chem|4.6|weather|climate smartCity|cpu|0|气象与大气化学在线耦合模式|Weather coupled with atmospheric chemistry
CESM|2.2|weather|climate research|cpu|0|地球系统耦合模式|Coupled Earth system model
CMAQ|5.4|weather|climate smartCity|cpu|0|多尺度空气质量模拟|Multiscale air quality
MPAS|8.2|weather|climate|cpu gpu|0|非结构网格全球大气模式|Global atmosphere on unstructured meshes
ROMS|4.1|weather|ocean|cpu|0|区域海洋环流模式|Regional ocean circulation
FVCOM|5.0|weather|ocean water|cpu|0|近海与河口水动力模型|Hydrodynamics of coasts and estuaries
SWAN|41.51|weather|ocean shipbuilding|cpu|0|近岸海浪数值模式|Waves in coastal waters
GRAPES-MESO|5.1|weather|climate emergency|cpu|24000|国产区域中尺度预报系统|A regional mesoscale forecasting system
SPECFEM3D|4.1|geophysics|oilGas research|cpu gpu|0|三维地震波传播谱元模拟|Three-dimensional seismic waves by spectral elements
Seismic Unix|44R28|geophysics|oilGas|cpu|0|地震数据处理工具集|Seismic data processing
Petrel|2024|geophysics|oilGas|cpu gpu|188000|勘探开发一体化油藏建模|Reservoir modelling for exploration and production
Eclipse|2024.1|geophysics|oilGas|cpu|156000|油气藏数值模拟器|Reservoir simulator
OpenSees|3.6|geophysics|emergency research|cpu|0|结构抗震与岩土响应分析|Earthquake response of structures and soils
GeoEast|2024|geophysics|oilGas|cpu gpu|98000|国产地震数据处理解释一体化系统|Integrated seismic processing and interpretation
MATLAB|R2024a|mathematics|research teaching quant|cpu gpu|16800|矩阵计算、算法开发与数据可视化|Matrix computation, algorithms and data visualisation
Mathematica|14.0|mathematics|research teaching|cpu|15800|符号与数值计算系统|Symbolic and numerical computation
R|4.4|mathematics|research genomics quant|cpu|0|统计计算与作图|Statistical computing and graphics
Julia|1.10|mathematics|research quant|cpu gpu|0|高性能科学计算语言|A fast language for scientific computing
GNU Octave|9.2|mathematics|teaching research|cpu|0|与 MATLAB 兼容的数值计算|Numerical computing compatible with MATLAB
Gurobi|11.0|mathematics|quant smartCity|cpu|58000|大规模数学规划求解器|Solver for large mathematical programmes
COPT|7.1|mathematics|quant smartCity|cpu|36000|国产线性与整数规划求解器|Linear and integer programming
Stata MP|18|mathematics|research riskControl|cpu|12800|计量经济与统计分析|Econometrics and statistics
ParaView|5.13|visualisation|research equipment|cpu gpu|0|大规模科学数据并行可视化|Parallel visualisation of large data
VMD|1.9.4|visualisation|drugDiscovery research|cpu gpu|0|分子结构与轨迹可视化|Molecules and trajectories made visible
Blender|4.2|visualisation|animation gaming|gpu|0|三维建模、动画与渲染|Modelling, animation and rendering
V-Ray|6.2|visualisation|animation|cpu gpu|9600|影视与建筑级光线追踪渲染|Ray tracing for film and architecture
Arnold|7.3|visualisation|animation|cpu gpu|8800|影视特效渲染器|Rendering for visual effects
Houdini|20.5|visualisation|animation gaming|cpu gpu|32000|程序化特效制作|Procedural effects
Tecplot 360|2024 R1|visualisation|aerospace automotive|cpu|18000|流场后处理与分析|Post-processing of flow fields
EnSight|2024 R2|visualisation|aerospace automotive|cpu gpu|26000|工程仿真后处理与虚拟现实|Engineering post-processing and virtual reality
Cadence Virtuoso|IC23.1|eda|electronics|cpu|268000|模拟与混合信号版图设计|Analogue and mixed-signal design
Synopsys VCS|2024.03|eda|electronics|cpu|236000|数字功能验证仿真|Functional verification of digital designs
Empyrean ALPS|2024|eda|electronics|cpu gpu|158000|国产并行电路仿真器|Parallel circuit simulation
Verilator|5.026|eda|electronics teaching|cpu|0|开源高速 Verilog 仿真|Quick open Verilog simulation
ngspice|43|eda|electronics teaching|cpu|0|开源电路仿真器|Open circuit simulation
Sentaurus TCAD|2024.06|eda|electronics|cpu|186000|半导体工艺与器件仿真|Semiconductor processes and devices
Intel oneAPI HPC Toolkit|2024.2|developerTools|research|cpu|0|编译器、数学库与 MPI 工具包|Compilers, mathematics libraries and MPI
NVIDIA HPC SDK|24.7|developerTools|research largeModels|cpu gpu|0|GPU 编译器与加速库|GPU compilers and libraries
DTK Toolkit|24.04|developerTools|research largeModels|dcu|0|DCU 软件开发工具链|Toolchain for DCU accelerators
Arm Forge|24.0|developerTools|research|cpu gpu|13800|并行调试与性能剖析|Parallel debugging and profiling
TotalView|2024.2|developerTools|research|cpu gpu|16800|大规模并行程序调试器|Debugger for large parallel programmes
Spack|0.22|developerTools|research teaching|cpu|0|科学软件包管理|Package management for scientific software
`
