/** What the first rows of data sets hold: category | name:type of each column */
export const previews = `
corpus|id:text source:text tokens:number updated:time
imageData|file:text label:text width:number height:number
speechData|file:text speaker:text seconds:number snr_db:number
remoteSensingData|tile:text acquired:time cloud_percent:number band:text
weatherData|time:time station:text temperature_c:number wind_ms:number
biologyData|id:text organism:text length:number score:number
materialsData|formula:text band_gap_ev:number energy_ev:number method:text
industryData|time:time asset:text value:number status:text
`
